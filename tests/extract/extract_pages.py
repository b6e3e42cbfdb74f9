"""Text that says nothing in particular, so that a page is as long as a page."""

FILLER = (
    "<p>Visitors of the Quarle gardens come in by the eastern gate and leave along the pond, where benches stand under old "
    "chestnut trees. Wardens rake the gravel every morning before the gates are opened to the public.</p>"
    "<p>A shed beside the gate keeps tools, seed lists and letters that gardeners have left. Anybody may read them there,"
    " and the "
    "wardens answer questions in the order in which they are asked.</p>"
    "<p>Next door a joiner mends chairs and boats. His windows look over the water, and in the evening people sit on the steps "
    "and listen to the saw.</p>"
)
