import type { z } from 'zod'
import { checkScript } from '@/lib/content/curriculum/scripts/check-script'
import type { ImportFault } from './model'
import { readYaml } from './read-yaml'
import { scriptHeadSchema } from './schemas'

export type ScriptFile = {
  head?: z.output<typeof scriptHeadSchema>
  script: string
  /** The figures a script shows, each with its line. */
  figures: { name: string; line: number }[]
  faults: ImportFault[]
}

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/

/** Reads `skripta.md`: front matter, then Markdown (docs/content-format.md). */
export function parseScriptFile(source: string, file: string): ScriptFile {
  const front = FRONT_MATTER.exec(source)
  if (!front) {
    const message = 'Datoteka mora počinjati zaglavljem između dva retka s tri crtice (---).'
    return { script: '', figures: [], faults: [{ file, line: 1, message }] }
  }
  const head = readYaml(front[1] ?? '', scriptHeadSchema, file, 2)
  const body = source.slice(front[0].length)
  const skippedLines = front[0].split('\n').length - 1
  const script = body.trim()
  const firstLine =
    skippedLines + 1 + (body.length - body.trimStart().length ? leadingLines(body) : 0)
  const checked = checkScript(script)
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
