import { ANSWER_LIMITS } from '../answer-limits'
import type { BodyOf, Choice, ImportedQuestion } from '../model'
import { EVERY_NUMBER } from './body'
import type { Notes } from './notes'

/** Three times 33.33333 per cent is not quite 100. */
const WEIGHT_TOLERANCE = 0.1

const MAX_OPTIONS = 26

/** Rules of docs/content-format.md that a parser does not know; faults are Croatian sentences. */
export function checkBody({ body, explanation }: ImportedQuestion, notes: Notes): void {
  switch (body.kind) {
    case 'single':
      checkSingle(body.choices, notes)
      break
    case 'several':
      checkSeveral(body.choices, notes)
      break
    case 'true-false':
      if (!body.wrongFeedback) notes.fail('Nedostaje objašnjenje za pogrešan odgovor.')
      if (!body.rightFeedback && !explanation) notes.fail('Nedostaje objašnjenje za točan odgovor.')
      break
    case 'short':
      checkShort(body.answers, notes)
      break
    case 'number':
      checkNumber(body.answers, notes)
      break
    case 'matching':
      checkMatching(body, notes)
      break
  }
  const needsExplanation = ['short', 'number', 'matching'].includes(body.kind)
  if (needsExplanation && !explanation) notes.fail('Nedostaje objašnjenje za sve (####).')
}

function checkSingle(choices: Choice[], notes: Notes): void {
  checkChoices(choices, notes)
  const right = choices.filter(({ weight }) => weight === 100)
  if (right.length !== 1) {
    notes.fail(
      `Pitanje s jednim odgovorom mora imati točno jedan točan odgovor, a ima ih ${right.length}.`,
    )
  }
}

function checkSeveral(choices: Choice[], notes: Notes): void {
  checkChoices(choices, notes)
  const right = choices.filter(({ weight }) => weight > 0)
  const sum = right.reduce((total, { weight }) => total + weight, 0)
  if (!right.length) notes.fail('Nijedan odgovor nije točan.')
  else if (Math.abs(sum - 100) > WEIGHT_TOLERANCE) {
    notes.fail(
      `Težine točnih odgovora zbrajaju se u ${Math.round(sum * 1000) / 1000} %, a moraju u 100 %.`,
    )
  }
  if (choices.some(({ weight }) => weight === 0)) {
    notes.fail('Pogrešan odgovor mora imati negativnu težinu, primjerice %-50%.')
  }
}

function checkChoices(choices: Choice[], notes: Notes): void {
  if (choices.length < 2) notes.fail('Pitanje mora imati barem dva ponuđena odgovora.')
  if (choices.length > MAX_OPTIONS) notes.fail(`Ponuđenih odgovora ima više od ${MAX_OPTIONS}.`)
  refuseEqual(
    choices.map(({ text }) => text),
    'Dva su ponuđena odgovora jednaka',
    notes,
  )
  for (const { text, feedback } of choices) {
    if (!text) notes.fail('Jedan od ponuđenih odgovora nema tekst.')
    if (!feedback) notes.fail(`Odgovor „${text}” nema objašnjenje (#).`)
  }
}

function checkShort(answers: BodyOf<'short'>['answers'], notes: Notes): void {
  if (!answers.some(({ weight }) => weight === 100)) notes.fail('Nijedan odgovor nije točan.')
  refuseEqual(
    answers.map(({ text }) => text),
    'Dva su odgovora jednaka',
    notes,
  )
  for (const { text, weight, feedback } of answers) {
    if (!text) notes.fail('Jedan od odgovora nema tekst.')
    if (text.length > ANSWER_LIMITS.shortText) {
      notes.fail(`Odgovor je dulji od ${ANSWER_LIMITS.shortText} znakova.`)
    }
    if (/\$[^$]+\$|\\[a-z]/i.test(text)) {
      notes.fail(`Odgovor „${text}” ima formulu, a učenik je ne može upisati.`)
    }
    if (text === '*' && weight > 0) notes.fail('Odgovor „*” prihvatio bi svaki tekst.')
    if (weight < 100 && !feedback) notes.fail(`Odgovor „${text}” nema objašnjenje (#).`)
  }
}

function checkNumber(answers: BodyOf<'number'>['answers'], notes: Notes): void {
  const right = answers.filter(({ weight }) => weight === 100)
  if (!right.length) notes.fail('Nijedan odgovor nije točan.')
  refuseEqual(
    answers.map(({ low, high }) => `${low}..${high}`),
    'Dva su odgovora jednaka',
    notes,
  )
  for (const { low, high, weight, feedback } of answers) {
    const isCatchAll = low === EVERY_NUMBER.low
    const name = isCatchAll ? '*' : low === high ? String(low) : `${low}..${high}`
    if (isCatchAll && weight > 0) notes.fail('Odgovor bez broja prihvatio bi svaki broj.')
    if (low > high) notes.fail(`Raspon ${name} nema nijedan broj.`)
    if (weight < 100 && !feedback) notes.fail(`Odgovor „${name}” nema objašnjenje (#).`)
    const isHidden = right.some((key) => key.low <= low && high <= key.high)
    if (weight < 100 && isHidden) notes.fail(`Odgovor „${name}” nalazi se unutar točnog odgovora.`)
  }
}

function checkMatching({ pairs, distractors }: BodyOf<'matching'>, notes: Notes): void {
  if (pairs.length < 2) notes.fail('Spajanje mora imati barem dva para.')
  if (pairs.length + distractors.length > MAX_OPTIONS) notes.fail('Parova je previše.')
  const right = [...pairs.map((pair) => pair.right), ...distractors]
  if (right.some((text) => !text)) notes.fail('Jedan od parova nema desnu stranu.')
  refuseEqual(
    pairs.map(({ left }) => left),
    'Dvije su lijeve strane jednake',
    notes,
  )
  refuseEqual(right, 'Dvije su desne strane jednake', notes)
}

/** Texts that a pupil would see as the same are refused; case and punctuation make a difference. */
function refuseEqual(texts: string[], message: string, notes: Notes): void {
  const seen = new Set<string>()
  for (const text of texts) {
    const shown = text
      .normalize('NFC')
      .replace(/[$*_`]|\\[,;! ]/g, '')
      .replace(/\s+/g, '')
    if (seen.has(shown || text)) notes.fail(`${message}: „${text}”.`)
    seen.add(shown || text)
  }
}
