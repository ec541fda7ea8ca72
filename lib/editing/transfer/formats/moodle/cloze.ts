import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import type { XmlElement } from '@/lib/platform/archives/xml'
import { plainDecimal } from '@/lib/content/questions/gift/signs'
import { fromMoodleAnswer } from '@/lib/content/questions/gift/moodle-key'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import type { GapAnswerRow, GapInputMode } from '@/lib/content/questions/kinds/gaps/lines'
import { foreignTextToMarkdown } from '../foreign-text-to-markdown'
import { gapsOfForeignLines, plainAnswer, slot, type GapsQuestion } from '../gap-slots'
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
      const from = found.index + beginning.length
      const to = endOf(written, from)
      // If no brace ends this answer, none ends a later one.
      if (to < 0) break
      if (type === 'multiresponse') {
        notes.fail('Praznina s više točnih odgovora (MULTIRESPONSE) ne postoji u Iskri.')
        continue
      }
      if (name !== name.toUpperCase()) notes.warn(LOWER_CASE)
      count += 1
      weights.add(weight || '1')
      lines.push(
        ...answersIn(written.slice(from, to), type, notes).map((one) => ({ gap: count, ...one })),
      )
      source += written.slice(end, found.index) + slot(count)
      end = to + 1
    }
    if (weights.size > 1) notes.warn('Težine praznina nisu uvezene: ovdje sve vrijede jednako.')
    return { source: source + written.slice(end), gaps: gapsOfForeignLines(lines) }
  })
}

/**
 * The place of the brace that ends an embedded answer; -1 without one. A backslash escapes the next
 * character, even if another backslash precedes it.
 */
function endOf(text: string, from: number): number {
  for (let place = from; place < text.length; place += 1)
    if (text[place] === '}' && text[place - 1] !== '\\') return place
  return -1
}

/** An answer: `=right`, `%50%partly`, `wrong`, each with `#reason`. Entities have a `&#`. */
const ANSWER = /^(=|%(-?\d+(?:[.,]\d*)?)%)?((?:\\#|&(?:amp;)?#|[^#])*)(?:#([\s\S]*))?$/

function answersIn(
  written: string,
  { way, isNumber }: Exclude<Type, string>,
  notes: ImportNotes,
): Omit<GapAnswerRow, 'gap'>[] {
  return written.split(/(?<!\\)~/).map((one) => {
    const [, mark = '', percent = '0', answer = '', reason = ''] = ANSWER.exec(one.trim()) ?? []
    const worth = mark === '=' ? 100 : Number(percent.replace(',', '.'))
    if (worth < 0) notes.warn('Pogrešan odgovor u praznini ovdje ne oduzima bodove.')
    const weight = Math.max(0, worth)
    // Moodle decodes entities, and shows reasons and options as HTML after that.
    const html = decoded(unescaped(reason))
    const feedback = notes.converted(foreignTextToMarkdown(html, 'html')) || null
    const shown = way === 'chosen' ? decoded(unescaped(answer)) : unescapedTyped(answer)
    const plain = plainAnswer(shown, notes)
    const text = isNumber ? numberOf(plain, notes) : plain
    const isWord = way !== 'chosen' && !isNumber
    return { way, text: isWord ? fromMoodleAnswer(text, weight, notes) : text, weight, feedback }
  })
}

const unescaped = (text: string): string => text.replace(/\\([~#}{"\\/])/g, '$1')
/** In typed answers two backslashes are two. */
const unescapedTyped = (text: string): string => text.replace(/\\([~#}{"/])/g, '$1')

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
