/** Markdown of exactly one image or drawing. Its address may be in angle brackets. */
const PICTURE = /^!\[(?:[^[\]\\]|\\.)*\]\((?:<([^<>\n]+)>|([^\s()]+))\)$/

/** The question of a text that is only a picture. */
const DEFAULT_TEXT = 'Pronađi mjesta na slici.'

/** True for the Markdown of one picture and nothing else. */
export const isOnePicture = (markdown: string): boolean => PICTURE.test(markdown.trim())

/** The address of a picture. */
export function addressIn(picture: string): string {
  const [, bracketed, plain = ''] = PICTURE.exec(picture.trim()) ?? []
  return bracketed ?? plain
}

/** The last paragraph, if it is a picture, is the picture of the question. */
export function splitTextAndPicture(markdown: string): { text: string; picture: string } {
  const written = markdown.trim()
  const start = written.lastIndexOf('\n\n')
  const picture = written.slice(start < 0 ? 0 : start).trim()
  if (!isOnePicture(picture)) return { text: written || DEFAULT_TEXT, picture: '' }
  return { text: written.slice(0, Math.max(0, start)).trim() || DEFAULT_TEXT, picture }
}

/** The whole text of a question as written in a file. @see splitTextAndPicture */
export const joinTextAndPicture = (text: string, picture: string): string =>
  picture ? `${text}\n\n${picture}` : text
