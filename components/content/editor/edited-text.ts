/** A range of characters, as text fields select them. */
export type TextRange = { from: number; to: number }

/** A text after an edit, with its selection. */
export type EditedText = { text: string; selected: TextRange }

const FORMULA = /\$\$([^$]+)\$\$|\$([^$\n]+)\$/g
const PICTURE = /!\[([^\]]*)\]\((?:<([^>\n]*)>|([^)\s]*))\)/g

const matchAt = (pattern: RegExp, text: string, { from, to }: TextRange) =>
  [...text.matchAll(pattern)].find(
    ({ index, 0: whole }) => index <= from && to <= index + whole.length,
  )

const rangeOf = ({ index, 0: whole }: RegExpExecArray): TextRange => ({
  from: index,
  to: index + whole.length,
})

/** The formula around a selection and its range; without one, the selected text as a formula. */
export function formulaAt(text: string, range: TextRange) {
  const found = matchAt(FORMULA, text, range)
  if (!found) return { range, latex: text.slice(range.from, range.to), isBlock: false }
  const [, block, inline = ''] = found
  return { range: rangeOf(found), latex: (block ?? inline).trim(), isBlock: block !== undefined }
}

/** The picture around a selection and its range; without one, null and the selection's end. */
export function pictureAt(text: string, range: TextRange) {
  const found = matchAt(PICTURE, text, range)
  if (!found) return { range: { from: range.to, to: range.to }, figure: null }
  const [, alt = '', bracketed, plain = ''] = found
  return { range: rangeOf(found), figure: { src: bracketed ?? plain, alt } }
}

export const formulaMarkdown = (latex: string, isBlock: boolean) =>
  isBlock ? `$$\n${latex}\n$$` : `$${latex}$`

/** Brackets would end the description, so they are removed. */
export const pictureMarkdown = ({ src, alt }: { src: string; alt: string }) =>
  `![${alt.replace(/[[\]]/g, '')}](${/[\s()]/.test(src) ? `<${src}>` : src})`

/** Replaces a range, optionally as a separate paragraph. */
export function replaceRange(
  text: string,
  { from, to }: TextRange,
  mark: string,
  isApart = false,
): EditedText {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const [above, below] = isApart
    ? [
        before.trimEnd() && `${before.trimEnd()}\n\n`,
        after.trimStart() && `\n\n${after.trimStart()}`,
      ]
    : [before, after]
  const end = above.length + mark.length
  return { text: above + mark + below, selected: { from: end, to: end } }
}

/** Makes the selection bold, or plain if it is bold. Surrounding spaces stay outside. */
export function toggleBold(text: string, { from, to }: TextRange): EditedText {
  const chosen = text.slice(from, to)
  const start = from + chosen.length - chosen.trimStart().length
  const word = chosen.trim()
  const end = start + word.length
  const inner = /^\*\*([\s\S]+)\*\*$/.exec(word)?.[1]
  if (inner !== undefined) return replaced(text, { from: start, to: end }, inner, 0)
  if (text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**')
    return replaced(text, { from: start - 2, to: end + 2 }, word, 0)
  return replaced(text, { from: start, to: end }, `**${word}**`, 2)
}

/** Replaces a range and selects the new part without its outer marks of `signs` characters. */
const replaced = (
  text: string,
  { from, to }: TextRange,
  part: string,
  signs: number,
): EditedText => ({
  text: text.slice(0, from) + part + text.slice(to),
  selected: { from: from + signs, to: from + part.length - signs },
})
