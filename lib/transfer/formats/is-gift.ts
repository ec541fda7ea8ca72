/** Commands of TeX with what stands in their braces, and gaps of Anki: no answers of GIFT. */
const OTHER_BRACES = /\\[a-z]+(?:\s*\{[^{}]*\})+|\{\{c\d+::[\s\S]*?\}\}/gi

/** Answers in braces, or a category. */
const GIFT = /(?<!\\)\{\s*(?:[=~#%]|(?:T|F|TRUE|FALSE)\s*[}#])|^\$CATEGORY:/m

/** True for a text that has answers or categories as GIFT writes them. */
export const isGift = (source: string): boolean => GIFT.test(source.replace(OTHER_BRACES, ''))
