"""The way out: which addresses may be dialled, and clients that dial no other.

Import `agbrowse.net.guard` or `agbrowse.net.client` by name: the client costs an HTTP library at import, the guard does not.
"""
