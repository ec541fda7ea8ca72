/** The element of XML that holds a question as it is here; Moodle does not read it. */
export const ORIGINAL_XML = 'iskra'

/** Begins each line of the comment of GIFT that does the same (own-gift.ts reads it). */
export const GIFT_ORIGINAL = '//| '
