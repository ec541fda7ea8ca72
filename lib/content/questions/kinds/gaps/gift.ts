import type { TextChoice } from 'gift-pegjs'
import { CONTENT_LIMITS } from '@/lib/content/curriculum/limits'
import { ANSWER_LIMITS } from '../../answer-limits'
import { ImportNotes } from '../../gift/notes'
import { toGiftFeedback, escapeGiftInBraces, toGiftWeight } from '../../gift/signs'
import { checkChoices, readWeightAndFeedback } from '../choices-gift'
import { number } from '../number/gift'
import type { GiftRules } from '../rules'
import { short } from '../short/gift'
import {
  areNumbers,
  gapsFromAnswerRows,
  gapAnswerRows,
  readNumberedGapAnswer,
  type GapAnswerRow,
} from './lines'
import { MAX_GAPS, type Gap } from './model'
import { fillableGapsIn, gapNumbersIn, joinTextAndPassage, splitPassage } from './passage'

const TAG = 'praznine'
const CAPITALS = 'velika-slova-praznina'
const TAKERS = 'tekst s prazninama'

/**
 * The text has `[[1]]` for the first gap, and each answer begins with the number of its gap: `=1)
 * am`, `~1) is`. A gap with a `~` is chosen from its options, others are typed.
 */
export const gaps: GiftRules<'gaps'> = {
  tags: [
    { name: TAG, kind: TAKERS, hasValue: false, value: () => '' },
    { name: CAPITALS, kind: TAKERS, hasValue: true, value: (body) => capitals(body.gaps) },
  ],
  read(item, notes, tags) {
    if (!tags.has(TAG) || (item.type !== 'Short' && item.type !== 'MC')) return null
    const strict = new Set(tags.get(CAPITALS)?.split(',').map(Number))
    const lines = item.choices.flatMap((one) => lineOf(one, notes, strict) ?? [])
    return {
      kind: 'gaps',
      passage: splitPassage(notes.text(item.stem)).passage,
      gaps: gapsFromAnswerRows(lines),
    }
  },
  check({ passage, gaps: all }, notes, explanation) {
    if (passage.length > CONTENT_LIMITS.questionText)
      return notes.fail(`Tekst je dulji od ${CONTENT_LIMITS.questionText} znakova.`)
    const [written, fillable] = [gapNumbersIn(passage), fillableGapsIn(passage)]
    const wanted = all.map((_, index) => index + 1)
    if (!all.length) notes.fail('Tekst mora imati barem jednu prazninu: [[1]].')
    if (all.length > MAX_GAPS) notes.fail(`Praznina ima više od ${MAX_GAPS}.`)
    if (String(written.toSorted(byValue)) !== String(wanted))
      notes.fail(
        `U tekstu mora svaka praznina biti jednom, redom od [[1]] do [[${Math.max(1, all.length)}]].`,
      )
    else if (fillable.length < written.length)
      notes.fail('Praznina ne može biti u formuli, kodu, poveznici ni opisu slike.')
    all.forEach((gap, index) => {
      const own = new ImportNotes()
      checkGap(gap, own)
      // Reasons of single answers are optional here: the explanation says why.
      for (const fault of own.errors) notes.fail(`${index + 1}. praznina: ${fault}`)
    })
    notes.needExplanation(explanation)
  },
  write: ({ gaps: all }) => gapAnswerRows(all).map(writtenLine),
  writtenText: (text, { passage }) => joinTextAndPassage(text, passage),
  askedText: (written) => splitPassage(written).text,
}

const byValue = (a: number, b: number) => a - b

function lineOf(
  choice: TextChoice,
  notes: ImportNotes,
  capitals: Set<number>,
): GapAnswerRow | null {
  const answer = readNumberedGapAnswer(notes.text(choice.text), notes)
  if (!answer) return null
  const way = choice.isCorrect ? (capitals.has(answer.gap) ? 'capitals' : 'typed') : 'chosen'
  return { ...answer, way, ...readWeightAndFeedback(choice, notes) }
}

function writtenLine({ gap, way, text, weight, feedback }: GapAnswerRow): string {
  const isChosen = way === 'chosen' && weight < 100
  const percent = isChosen && weight === 0 ? '' : toGiftWeight(weight)
  return `${isChosen ? '~' : '='}${percent}${gap}) ${escapeGiftInBraces(text)}${toGiftFeedback(feedback)}`
}

/** The numbers of the case-sensitive gaps; null without any. */
function capitals(all: Gap[]): string | null {
  const strict = all.flatMap((gap, index) =>
    gap.kind === 'short' && gap.isCaseSensitive ? index + 1 : [],
  )
  return strict.length ? strict.join(',') : null
}

function checkGap(gap: Gap, notes: ImportNotes): void {
  switch (gap.kind) {
    case 'short':
      if (!gap.answers.length) notes.fail('Nema odgovora.')
      else if (areNumbers(gap.answers.map(({ text }) => text)))
        notes.fail('Svi su odgovori brojevi: vrsta praznine treba biti broj.')
      return short.check(gap, notes, null)
    case 'number':
      return number.check(gap, notes, null)
    case 'single': {
      checkChoices(gap.choices, notes)
      for (const { text, weight } of gap.choices) {
        if (text.length > ANSWER_LIMITS.shortText)
          notes.fail(`Ponuđeni odgovor je dulji od ${ANSWER_LIMITS.shortText} znakova.`)
        if (weight < 0) notes.fail(`Ponuđeni odgovor „${text}” ne može oduzimati bodove.`)
        if (/\$[^$]+\$|\[[^[\]]*\]\(/.test(text))
          notes.fail(`Ponuđeni odgovor „${text}” ne može imati formulu ni sliku.`)
      }
      if (!gap.choices.some(({ weight }) => weight === 100))
        notes.fail('Nijedan odgovor nije točan.')
      if (gap.choices.every(({ weight }) => weight === 100)) notes.fail('Svi su odgovori točni.')
    }
  }
}
