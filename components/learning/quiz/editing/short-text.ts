/** Markdown's signs, or a calculation such as `{=2*(a+b)}`, whose star is none of them. */
const CALCULATION_OR_MARKS = /(\{=[^{}]*\})|[$*_`]|!?\[([^\]]*)\]\([^)]*\)/g

/** A question in a list: its first words without Markdown. */
export const shortText = (text: string) => {
  const line = text.replace(CALCULATION_OR_MARKS, '$1$2')
  return line.length > 60 ? `${line.slice(0, 58)}…` : line
}
