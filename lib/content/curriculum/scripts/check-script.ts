import { checkMarkdown, type MarkdownFault } from '@/lib/platform/markdown/check'
import { isOfLibrary } from '@/lib/platform/markdown/library'
import { soundSlugOf } from '@/lib/platform/markdown/library-sounds'
import { CONTENT_LIMITS } from '../limits'

/** What is wrong with a script, and what it shows: figures and what is in the library, by line. */
export function checkScript(script: string) {
  const { faults, images, headings } = checkMarkdown(script)
  const add = (line: number, message: string) => faults.push({ line, message })
  if (!script) add(1, 'Skripta je prazna.')
  if (script.length > CONTENT_LIMITS.script) add(1, 'Skripta je preduga.')
  for (const { line, depth, text } of headings) {
    if (depth !== 2 && depth !== 3) add(line, `Naslov „${text}” mora biti druge ili treće razine.`)
  }
  for (const { line, url, alt } of images) {
    if (!alt.trim()) add(line, `${nounOf(url)} ${url} nema opis.`)
    if (!isFigureName(url) && !isOfLibrary(url))
      add(line, `Slika ${url} mora biti SVG u istoj mapi ili slika iz knjižnice.`)
  }
  const figures = images.flatMap(({ url: name, line }) =>
    isFigureName(name) ? [{ name, line }] : [],
  )
  const library = images.flatMap(({ url: name, line }) =>
    isOfLibrary(name) ? [{ name, line }] : [],
  )
  return { faults: faults satisfies MarkdownFault[], figures, library }
}

/** What stands at an address, in a sentence about it. */
export const nounOf = (address: string) => (soundSlugOf(address) ? 'Snimka' : 'Slika')

const isFigureName = (address: string) => /^[\w-]+\.svg$/.test(address)
