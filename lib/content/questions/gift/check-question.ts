import { isEarlyReaderGrade } from '@/lib/content/curriculum/young'
import { CONTENT_LIMITS } from '@/lib/content/curriculum/limits'
import { checkCalculation } from '../calculation'
import type { VariableValues } from '../calculation/evaluate'
import { earlyReaderWarnings } from '../early-reader-warnings'
import { hintFaults, hintWarnings } from '../hints'
import { giftRules } from '../kinds/gift'
import { groupsWarnings } from '../kinds/groups/gift'
import { isSplitRight } from '../kinds/gaps/passage'
import { keyFault } from '../kinds/correct-answers-as-typed'
import type { ImportedQuestion } from '../model'
import { checkNumbers, type NumbersCheckOptions } from '../numbers/check'
import { reasonFaults } from '../numbers/draw-faults'
import { mediaFaults, revealingDescriptionWarnings, unplayableSoundFaults } from '../pictures'
import { textsOf } from '../texts'
import { ImportNotes } from './notes'

const MAX_KEY = 120

/** Adds to `notes` the faults of a question from a file of any format, and what it lacks. */
export function checkImportedQuestion(
  question: ImportedQuestion,
  notes: ImportNotes,
  options: NumbersCheckOptions = {},
): void {
  const { key, text } = question
  if (!key)
    notes.fail('Pitanje nema ključ. Napiši ga ispred teksta između dvotočki: ::kratki-kljuc::')
  if (key.length > MAX_KEY) notes.fail(`Ključ je dulji od ${MAX_KEY} znakova.`)
  if (!text) notes.fail('Pitanje nema tekst.')
  if (text.length > CONTENT_LIMITS.questionText) {
    notes.fail(`Tekst je dulji od ${CONTENT_LIMITS.questionText} znakova.`)
  }
  const { body } = question
  if (body.kind === 'gaps' && body.passage && !isSplitRight(text, body.passage)) {
    notes.fail(
      'Uputa se piše u pitanje, a praznine u tekst s prazninama: njegov prvi odlomak mora imati prazninu.',
    )
  }
  for (const fault of hintFaults(question.hints)) notes.fail(fault)
  for (const warning of groupsWarnings(body)) notes.warn(warning)
  if (options.grade !== undefined && isEarlyReaderGrade(options.grade)) {
    for (const warning of earlyReaderWarnings(question)) notes.warn(warning)
  }
  if (question.numbers === null) {
    for (const warning of [...reasonFaults(question), ...hintWarnings([question])]) {
      notes.warn(warning)
    }
    return checkParts(question, notes)
  }
  const template = { ...question, numbers: question.numbers }
  const inDraw = (drawn: Partial<ImportedQuestion>, values: VariableValues) => {
    const own = new ImportNotes()
    checkParts({ ...question, ...drawn }, own, values)
    // The same parts are missing in every draw.
    if (!notes.lacks.length) own.lacks.forEach((lack) => notes.lack(lack))
    return own.errors
  }
  const { faults, warnings, draws } = checkNumbers(template, inDraw, options)
  const told = hintWarnings(draws.map((one) => one.question))
  for (const warning of [...warnings, ...told]) notes.warn(warning)
  for (const fault of faults) notes.fail(fault)
}

/** Checks options, keys and explanations; with changing numbers, those of one draw. */
function checkParts(question: ImportedQuestion, notes: ImportNotes, values?: VariableValues): void {
  const { body, explanation } = question
  giftRules(body.kind).check(body, notes, explanation)
  const fault = notes.errors.length ? null : keyFault(body)
  if (fault) notes.lack(fault)
  checkPictures(question, notes)
  const disagreement = checkCalculation(question, values)
  if (disagreement) notes.fail(disagreement)
}

/**
 * Pictures and recordings need descriptions; those in the question's text must not reveal the key.
 */
function checkPictures(
  { text, body, explanation, hints = [] }: ImportedQuestion,
  notes: ImportNotes,
): void {
  for (const one of [text, explanation ?? '', ...hints, ...textsOf(body)])
    mediaFaults(one, []).lacks.forEach((lack) => notes.lack(lack))
  unplayableSoundFaults(body).forEach((lack) => notes.lack(lack))
  for (const warning of revealingDescriptionWarnings({ text, body })) notes.warn(warning)
}
