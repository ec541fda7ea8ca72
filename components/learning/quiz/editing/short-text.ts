const WITHOUT_MARKS = /[$*_`]|!?\[([^\]]*)\]\([^)]*\)/g

/** A question in a list: its first words without Markdown. */
export const shortText = (text: string) => {
  const line = text.replace(WITHOUT_MARKS, '$1')
  return line.length > 60 ? `${line.slice(0, 58)}…` : line
}
