/** The XML element with the original question, which Moodle ignores. */
export const ORIGINAL_ELEMENT = 'iskra'

/** Prefix of each comment line with the original question in GIFT (read by own-gift.ts). */
export const GIFT_ORIGINAL_PREFIX = '//| '
