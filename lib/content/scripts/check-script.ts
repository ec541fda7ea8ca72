import { checkMarkdown, type MarkdownFault } from '@/lib/markdown/check'
import { imageSlugOf } from '@/lib/markdown/library-images'
import { CONTENT_LIMITS } from '../limits'

/** What is wrong with a script, and the images that it shows, with the line of each. */
export function checkScript(script: string) {
  const { faults, images, headings } = checkMarkdown(script)
  const add = (line: number, message: string) => faults.push({ line, message })
  if (!script) add(1, 'Skripta je prazna.')
  if (script.length > CONTENT_LIMITS.script) add(1, 'Skripta je preduga.')
  for (const { line, depth, text } of headings) {
    if (depth !== 2 && depth !== 3) add(line, `Naslov „${text}” mora biti druge ili treće razine.`)
  }
  for (const { line, url, alt } of images) {
    if (!alt.trim()) add(line, `Slika ${url} nema opis.`)
    if (!isFigureName(url) && !imageSlugOf(url))
      add(line, `Slika ${url} mora biti SVG u istoj mapi ili slika iz knjižnice.`)
  }
  const figures = images.flatMap(({ url: name, line }) =>
    isFigureName(name) ? [{ name, line }] : [],
  )
  const library = images.flatMap(({ url, line }) => {
    const slug = imageSlugOf(url)
    return slug ? [{ slug, url, line }] : []
  })
  return { faults: faults satisfies MarkdownFault[], figures, library }
}

const isFigureName = (address: string) => /^[\w-]+\.svg$/.test(address)
