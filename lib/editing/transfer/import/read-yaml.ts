import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { croatianErrorMap } from '@/lib/platform/http/zod-messages'
import type { ReadResult } from './model'

/** Parses and validates YAML, with line numbers in faults. `firstLine` is for front matter. */
export function readYaml<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  file: string,
  firstLine = 1,
): ReadResult<z.output<Schema> | undefined> {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  if (document.errors.length) {
    const faults = document.errors.map(({ pos, message }) => ({
      file,
      line: lineAt(pos[0]),
      message: `YAML nije ispravan: ${message}`,
    }))
    return { value: undefined, faults }
  }
  const parsed = schema.safeParse(document.toJS({ maxAliasCount: 0 }), { error: croatianErrorMap })
  if (parsed.success) return { value: parsed.data, faults: [] }
  const faults = parsed.error.issues.map((issue) => ({
    file,
    line: lineAt(offsetOf(document, issue.path)),
    message: `${issue.path.length ? `${issue.path.join('.')}: ` : ''}${issue.message}`,
  }))
  return { value: undefined, faults }
}

/** The offset of the nearest existing node on the path. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as { range?: number[] } | undefined
    if (node?.range?.[0] !== undefined) return node.range[0]
  }
  return 0
}
