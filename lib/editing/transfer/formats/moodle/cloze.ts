import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import type { XmlElement } from '@/lib/platform/archives/xml'
import { plainDecimal } from '@/lib/content/questions/gift/signs'
import { fromMoodleAnswer } from '@/lib/content/questions/gift/moodle-key'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import type { GapAnswerRow, GapInputMode } from '@/lib/content/questions/kinds/gaps/lines'
import { foreignTextToMarkdown } from '../foreign-text-to-markdown'
import { gapsOfForeignLines, plainAnswer, slot, type GapsQuestion } from '../gap-slots'
import { hasUnreadEscape, unescapeShown, unescapeWritten, writtenAnswers } from './cloze-answers'
import { gapsQuestion } from './gaps-question'

type Type = { way: GapInputMode; isNumber?: boolean } | 'multiresponse'

/** Moodle's kinds of embedded answers, by all their names. */
const TYPES = new Map<string, Type>([
  ...named(['SHORTANSWER', 'SA', 'MW'], { way: 'typed' }),
  ...named(['SHORTANSWER_C', 'SAC', 'MWC'], { way: 'capitals' }),
  ...named(['NUMERICAL', 'NM'], { way: 'typed', isNumber: true }),
  ...named(
    [
      'MULTICHOICE',
      'MC',
      ...['V', 'H', 'S', 'VS', 'HS'].flatMap((how) => [`MULTICHOICE_${how}`, `MC${how}`]),
    ],
    { way: 'chosen' },
  ),
  ...named(
    [
      'MULTIRESPONSE',
      'MR',
      ...['H', 'S', 'HS'].flatMap((how) => [`MULTIRESPONSE_${how}`, `MR${how}`]),
    ],
    'multiresponse',
  ),
])

function named(names: string[], type: Type): [string, Type][] {
  return names.map((name) => [name, type])
}

const LOWER_CASE =
  'Moodle ne prepoznaje vrstu praznine pisanu malim slovima. Ovdje je pročitana kao praznina.'

/** The beginning of an embedded answer: `{1:SHORTANSWER:`. */
const BEGINNING = /\{(\d*):([A-Z_]+):/gi

/** Reads a Moodle Cloze, whose answers are written inside its text. */
export function readCloze(element: XmlElement, notes: ImportNotes): GapsQuestion {
  return gapsQuestion(element, notes, (written) => {
    const lines: GapAnswerRow[] = []
    const weights = new Set<string>()
    let [source, end, count] = ['', 0, 0]
    for (const found of written.matchAll(BEGINNING)) {
      const [beginning, weight = '', name = ''] = found
      const type = TYPES.get(name.toUpperCase())
      if (found.index < end || !type) continue
      const inside = writtenAnswers(written, found.index + beginning.length)
      // If no brace ends this answer, none ends a later one.
      if (!inside) break
      if (type === 'multiresponse') {
        notes.fail('Praznina s više točnih odgovora (MULTIRESPONSE) ne postoji u Iskri.')
        end = inside.end + 1
        continue
      }
      if (name !== name.toUpperCase()) notes.warn(LOWER_CASE)
      count += 1
      weights.add(weight || '1')
      lines.push(...answersIn(inside.answers, type, notes).map((one) => ({ gap: count, ...one })))
      source += written.slice(end, found.index) + slot(count)
      end = inside.end + 1
    }
    if (weights.size > 1) notes.warn('Težine praznina nisu uvezene: ovdje sve vrijede jednako.')
    return { source: source + written.slice(end), gaps: gapsOfForeignLines(lines) }
  })
}

function answersIn(
  written: WrittenAnswers,
  { way, isNumber }: Exclude<Type, string>,
  notes: ImportNotes,
): Omit<GapAnswerRow, 'gap'>[] {
  return written.map(({ percent, answer, reason }) => {
    if (percent < 0) notes.warn('Pogrešan odgovor u praznini ovdje ne oduzima bodove.')
    const weight = Math.max(0, percent)
    // Moodle decodes the entities of reasons and options and then shows the result as HTML, so both
    // steps are repeated here.
    const html = unescapeShown(decoded(reason))
    const feedback = notes.converted(foreignTextToMarkdown(html, 'html')) || null
    if (way === 'chosen') {
      const text = plainAnswer(unescapeShown(decoded(answer)), notes)
      return { way, text, weight, feedback }
    }
    const typed = unescapeWritten(plainAnswer(answer, notes))
    const text = isNumber ? numberOf(typed, notes) : typedWord(typed, weight, notes)
    return { way, text, weight, feedback }
  })
}

type WrittenAnswers = NonNullable<ReturnType<typeof writtenAnswers>>['answers']

function typedWord(text: string, weight: number, notes: ImportNotes): string {
  if (hasUnreadEscape(text))
    notes.warn(`Moodle u odgovoru „${text}” traži i obrnutu kosu crtu. Ako je suvišna, obriši je.`)
  return fromMoodleAnswer(text, weight, notes)
}

const parse = unified().use(rehypeParse, { fragment: true }).freeze()

/** Decodes the entities of a text, without decoding the result again. */
const decoded = (text: string): string =>
  text.replace(/&(?:#x?[\da-f]+|[a-z]+\d*);/gi, (entity) => {
    const [sign] = parse.parse(entity).children
    return sign?.type === 'text' ? sign.value : entity
  })

/** `3.14:0.01` as this project writes it: `3,14 ± 0,01`. */
function numberOf(text: string, notes: ImportNotes): string {
  if (text === '*') return text
  const [middle = '', tolerance = '0'] = text.split(':').map((part) =>
    part
      .trim()
      .replace(',', '.')
      .replace(/^(-?)\./, '$10.')
      .replace(/\.$/, ''),
  )
  if (!middle || Number.isNaN(Number(middle)) || Number.isNaN(Number(tolerance))) {
    notes.fail(`Odgovor „${text}” nije broj.`)
    return text
  }
  const [number, distance] = [middle, tolerance].map((part) =>
    (/e/i.test(part) ? plainDecimal(Number(part)) : part).replace('.', ','),
  )
  return Number(tolerance) ? `${number} ± ${distance}` : (number ?? '')
}
