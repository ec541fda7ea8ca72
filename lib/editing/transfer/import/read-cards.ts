import { CONTENT_LIMITS } from '@/lib/content/curriculum/limits'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import type { ImportFault, LessonNode, ReadResult } from './model'

/** Reads `kartice.tsv` (front, tab, back), the export format of Anki and Quizlet. */
export function readCards(source: string, file: string): ReadResult<LessonNode['cards']> {
  const cards: LessonNode['cards'] = []
  const faults: ImportFault[] = []
  const fronts = new Set<string>()
  source.split('\n').forEach((row, index) => {
    if (!row.trim() || row.startsWith('#')) return
    const line = index + 1
    const sides = row.split('\t').map((side) => side.trim())
    const [front = '', back = ''] = sides
    const fault = cardFault(sides) ?? (fronts.has(front) ? `Kartica „${front}” već postoji.` : null)
    if (fault) faults.push({ file, line, message: fault })
    fronts.add(front)
    cards.push({ front, back })
  })
  return { value: cards, faults }
}

function cardFault(sides: string[]): string | null {
  if (sides.length !== 2) return 'Redak mora imati točno dva stupca odvojena tabulatorom.'
  if (sides.some((side) => !side)) return 'Obje strane kartice moraju imati tekst.'
  if (sides.some((side) => side.length > CONTENT_LIMITS.cardSide))
    return 'Strana kartice je preduga.'
  return sides.flatMap((side) => checkMarkdown(side).faults)[0]?.message ?? null
}
