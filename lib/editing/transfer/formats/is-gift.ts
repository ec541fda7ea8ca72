/** TeX commands with their arguments, and Anki's clozes: braces that hold no GIFT answers. */
const OTHER_BRACES = /\\[a-z]+(?:\s*\{[^{}]*\})+|\{\{c\d+::[\s\S]*?\}\}/gi

/** GIFT or Cloze answers in braces, a title, a category, or a question id in a comment. */
const GIFT =
  /(?<!\\)\{\s*(?:[=~#%]|>\s*\d|\d*:[A-Z_]{2,}:|(?:T|F|TRUE|FALSE)\s*[}#])|\{\s*\}\s*$|^::.*::|^\$CATEGORY:|^\/\/\| .*::/m

/** True for a text with answers or categories in GIFT syntax. */
export const isGift = (source: string): boolean => GIFT.test(source.replace(OTHER_BRACES, ''))
