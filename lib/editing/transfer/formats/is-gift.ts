/** Commands of TeX with what stands in their braces, and gaps of Anki: no answers of GIFT. */
const OTHER_BRACES = /\\[a-z]+(?:\s*\{[^{}]*\})+|\{\{c\d+::[\s\S]*?\}\}/gi

/** Answers in braces, of a Cloze too, a title, a category, or a question that an export keeps as a comment. */
const GIFT =
  /(?<!\\)\{\s*(?:[=~#%]|>\s*\d|\d*:[A-Z_]{2,}:|(?:T|F|TRUE|FALSE)\s*[}#])|\{\s*\}\s*$|^::.*::|^\$CATEGORY:|^\/\/\| .*::/m

/** True for a text that has answers or categories as GIFT writes them. */
export const isGift = (source: string): boolean => GIFT.test(source.replace(OTHER_BRACES, ''))
