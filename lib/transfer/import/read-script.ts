import type { z } from 'zod'
import { CONTENT_LIMITS } from '@/lib/content/limits'
import { checkMarkdown } from '@/lib/markdown/check'
import type { ImportFault } from './model'
import { readYaml } from './read-yaml'
import { scriptHead } from './schemas'

export type ScriptFile = {
  head?: z.output<typeof scriptHead>
  script: string
  /** Figures that the script shows, with the line of each. */
  figures: { name: string; line: number }[]
  faults: ImportFault[]
}

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/

/** Reads `skripta.md`: front matter, then Markdown (docs/content-format.md). */
export function readScript(source: string, file: string): ScriptFile {
  const front = FRONT_MATTER.exec(source)
  if (!front) {
    const message = 'Datoteka mora počinjati zaglavljem između dva retka s tri crtice (---).'
    return { script: '', figures: [], faults: [{ file, line: 1, message }] }
  }
  const head = readYaml(front[1] ?? '', scriptHead, file, 2)
  const body = source.slice(front[0].length)
  const skippedLines = front[0].split('\n').length - 1
  const script = body.trim()
  const firstLine =
    skippedLines + 1 + (body.length - body.trimStart().length ? leadingLines(body) : 0)
  const checked = checkBody(script)
  const faults = checked.faults.map(({ line, message }) => ({
    file,
    line: line + firstLine - 1,
    message,
  }))
  return {
    head: head.value,
    script,
    figures: checked.figures.map(({ name, line }) => ({ name, line: line + firstLine - 1 })),
    faults: [...head.faults, ...faults],
  }
}

const leadingLines = (body: string) => (/^\s*/.exec(body)?.[0] ?? '').split('\n').length - 1

function checkBody(script: string) {
  const { faults, images, headings } = checkMarkdown(script)
  const add = (line: number, message: string) => faults.push({ line, message })
  if (!script) add(1, 'Skripta je prazna.')
  if (script.length > CONTENT_LIMITS.script) add(1, 'Skripta je preduga.')
  for (const { line, depth, text } of headings) {
    if (depth !== 2 && depth !== 3) add(line, `Naslov „${text}” mora biti druge ili treće razine.`)
  }
  for (const { line, url, alt } of images) {
    if (!alt.trim()) add(line, `Slika ${url} nema opis.`)
    if (!/^[\w-]+\.svg$/.test(url)) add(line, `Slika ${url} mora biti SVG u istoj mapi.`)
  }
  return { faults, figures: images.map(({ url, line }) => ({ name: url, line })) }
}
