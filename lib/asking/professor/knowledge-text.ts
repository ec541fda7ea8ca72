/** Signs that Markdown, formulas or changing numbers give a meaning. */
const SIGNS = /[\\`*_{}[\]<>#|$~!&]/g

/** What begins a list, a line or a heading. */
const BEGINNING = /^(\s*)([-+=]|\d+[.)])/gm

/** Plain text as Markdown that shows the same. */
export const asMarkdown = (text: string): string =>
  text
    .replace(SIGNS, '\\$&')
    .replace(BEGINNING, (_, __, mark: string) => mark.replace(/.$/, '\\$&'))
    .replace(/^[ \t]+/gm, '')
    .replace(/\n+/g, '\n\n')

const NAME = '(ime)'

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Endings of names in their cases, and of what belongs to them: Maje, Majin, Lukina, Ivanov. */
const ENDINGS = '(?:[aeiou]|om|em|ov|ev|in|(?:ov|ev|in)(?:[aeiou]|og|om|oj|im|ih))?'

/** A text without these names, in any of their cases. An editor still reads it before it is shown. */
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
