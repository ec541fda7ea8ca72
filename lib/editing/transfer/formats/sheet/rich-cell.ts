import type { FormattedText, Run, RunMark } from '@/lib/platform/archives/rich-text'
import { superOrSubscript } from '@/lib/platform/markdown/foreign-html/html-element-handlers'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'

const SIGNS: Partial<Record<RunMark, string>> = {
  ...{ bold: '**', italic: '*', underline: '++', strike: '~~' },
}

/**
 * A cell with bold, underlined or raised parts as Markdown. Colours are dropped.
 * @param escape for a cell whose Markdown characters are literal
 */
export function richMarkdown(
  { runs }: FormattedText,
  notes: ImportNotes,
  escape: (text: string) => string,
): string {
  for (const { text, isColoured } of runs) {
    if (isColoured && text.trim()) notes.lack(`Nije uvezeno: boja riječi „${text.trim()}”.`)
  }
  return joined(runs)
    .map((run) => written(run, escape))
    .join('')
}

/** Joins runs that differ only in colour. */
function joined(runs: Run[]): Run[] {
  const found: Run[] = []
  for (const run of runs) {
    const last = found.at(-1)
    if (last && String(last.marks) === String(run.marks)) last.text += run.text
    else found.push({ ...run })
  }
  return found
}

function written({ text, marks }: Run, escape: (text: string) => string): string {
  const [, before = '', inner = '', behind = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (!inner) return text
  const height = marks.includes('superscript') ? '^' : marks.includes('subscript') ? '_' : null
  const signs = marks.flatMap((mark) => SIGNS[mark] ?? [])
  const shown = height ? raised(height, inner) : escape(inner)
  return before + signs.join('') + shown + signs.toReversed().join('') + behind
}

function raised(height: '^' | '_', text: string): string {
  const node = superOrSubscript(height, text)
  if (node.type === 'inlineMath') return `$${node.value}$`
  return 'value' in node ? node.value : text
}
