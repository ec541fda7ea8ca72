/** Code, in which a sign is only itself, and the beginnings of tags; `$a<b$` is a formula. */
const CODE_OR_TAG = /(`+)[^`]*\1|<(?=[a-z/!?][^<>\n$]*>)/gi

/** Markdown in which tags are shown as they were written, not left out as HTML. */
export const tagsAsText = (markdown: string): string =>
  markdown.replace(CODE_OR_TAG, (found) => (found === '<' ? '&lt;' : found))
