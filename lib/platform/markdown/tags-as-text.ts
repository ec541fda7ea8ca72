/** Code, which is left unchanged, and beginnings of tags; `$a<b$` is a formula and not a tag. */
const CODE_OR_TAG = /(`+)[^`]*\1|<(?=[a-z/!?][^<>\n$]*>)/gi

/** Markdown in which tags are shown as written, instead of being removed as HTML. */
export const tagsAsText = (markdown: string): string =>
  markdown.replace(CODE_OR_TAG, (found) => (found === '<' ? '&lt;' : found))
