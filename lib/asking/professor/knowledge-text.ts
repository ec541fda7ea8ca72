/** Characters with a meaning in Markdown, formulas or random numbers. */
const SIGNS = /[\\`*_{}[\]<>#|$~!&]/g

/** Starts of lists, rules and headings. */
const BEGINNING = /^(\s*)([-+=]|\d+[.)])/gm

/** Escapes plain text, so that Markdown shows it unchanged. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(SIGNS, '\\$&')
    .replace(BEGINNING, (_, __, mark: string) => mark.replace(/.$/, '\\$&'))
    .replace(/^[ \t]+/gm, '')
    .replace(/\n+/g, '\n\n')

const NAME = '(ime)'

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Case endings of names, and of their possessives: Maje, Majin, Lukina, Ivanov. */
const ENDINGS = '(?:[aeiou]|om|em|ov|ev|in|(?:ov|ev|in)(?:[aeiou]|og|om|oj|im|ih))?'

/** A text without these names in any case. An editor still reads it before publication. */
export function withoutNames(text: string, names: string[]): string {
  const stems = names
    .flatMap((name) => name.trim().split(/\s+/))
    .filter((name) => name.length > 1)
    .map((name) => (name.length > 2 ? name.replace(/[aeiou]$/i, '') : name))
    .toSorted((one, other) => other.length - one.length)
  if (!stems.length) return text
  const any = stems.map((stem) => escaped(stem)).join('|')
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})${ENDINGS}(?![\\p{L}\\p{N}])`, 'giu'),
    NAME,
  )
}
