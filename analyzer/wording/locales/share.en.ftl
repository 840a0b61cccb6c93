## Sharing: link, QR code, file, text, paper

share = Share
share-link = The link is the position: whoever opens it sees exactly this.
share-qr = QR code of the link
share-qr-use = Scan it to go on with this position on another device.
share-qr-too-long = The link is too long for a QR code.
share-save = Save as file
share-file = ramiscope-{ $rules }.json
share-print = Print view
share-text = Copy as text
share-open = Open a saved position (JSON)
share-bad-file = This file was not opened; the page is as it was.
share-bad-link = This link could not be opened. What stands here instead is not its position.
share-bad-link-close = Understood
share-more-problems = { $count ->
    [one] … and one more thing.
   *[other] … and { $count } more things.
}
problem-saved_not_json = the file is not JSON: it breaks in line { $line } at character { $column }. Choose a file that was saved here, or mend that place.
problem-saved_too_large = the file is too large to be a position. At most { $most } kB are read.
carried = Also known from the link or file: { $names }.
carried-laid_before = whether something was laid before
carried-took = the cards that other players took
carried-threw = the cards that other players threw
carried-forget = Forget these
gallery-link = Link
gallery-table = On the table

## The sheet of paper

page-paper = Print view
paper-print = Print
paper-back = Back to the page
paper-hand = Hand
paper-table = On the table
paper-discards = Discard pile, oldest first
paper-seen = Seen elsewhere
paper-options = House rules: { $options }
paper-owner-self = mine
paper-owner-opponent = another player’s
paper-nothing = Nothing can be said of this position yet.
paper-link = This position on a screen
