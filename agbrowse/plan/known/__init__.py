"""Who publishes what: countries' public bodies, named bodies, makers and software projects. Tables, no behaviour.

A row is hosts and the words that call for them, as in "host host: word | word"; a row that is too long for a line goes on in an
indented one. Words are matched in the problem's text without regard to capitals: whole words in scripts with spaces, "*" at the
end for any ending, "#" for digits, "=" before a word whose capitals matter; Korean words from the beginning of a word, Chinese
and Japanese ones anywhere. The first host is the one to ask first.
"""
