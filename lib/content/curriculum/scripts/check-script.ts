import { checkMarkdown, type MarkdownFault } from '@/lib/platform/markdown/check'
import { isFigureAddress } from '@/lib/platform/figures/figure-address'
import { isLibraryAddress } from '@/lib/platform/markdown/media-library'
import { soundSlugOf } from '@/lib/platform/markdown/library-sounds'
import { CONTENT_LIMITS } from '../limits'

/** The faults of a script, and its figures and library files, all with line numbers. */
export function checkScript(script: string) {
  const { faults, images, headings } = checkMarkdown(script)
  const add = (line: number, message: string) => faults.push({ line, message })
  if (!script) add(1, 'Skripta je prazna.')
  if (script.length > CONTENT_LIMITS.script) add(1, 'Skripta je preduga.')
  for (const { line, depth, text } of headings) {
    if (depth !== 2 && depth !== 3) add(line, `Naslov „${text}” mora biti druge ili treće razine.`)
  }
  for (const { line, url, alt } of images) {
    if (isFigureAddress(url)) continue
    if (!alt.trim()) add(line, `${mediaNounOf(url)} ${url} nema opis.`)
    if (!isFigureName(url) && !isLibraryAddress(url))
      add(line, `Slika ${url} mora biti SVG u istoj mapi ili slika iz knjižnice.`)
  }
  const figures = images.flatMap(({ url: name, line }) =>
    isFigureName(name) ? [{ name, line }] : [],
  )
  const library = images.flatMap(({ url: name, line }) =>
    isLibraryAddress(name) ? [{ name, line }] : [],
  )
  return { faults: faults satisfies MarkdownFault[], figures, library }
}

/** The noun for a library file in an error message. */
export const mediaNounOf = (address: string) => (soundSlugOf(address) ? 'Snimka' : 'Slika')

const isFigureName = (address: string) => /^[\w-]+\.svg$/.test(address)
