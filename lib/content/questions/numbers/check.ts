import { CONTENT_LIMITS } from '@/lib/content/curriculum/limits'
import { CalculationError, toFloat } from '../calculation/arithmetic'
import { evaluateCalculation, type VariableValues } from '../calculation/evaluate'
import type { QuestionBody } from '../model'
import { seededRandom } from '../shuffle'
import { textsOf } from '../texts'
import { pseudoRandomOrder, valuesAt } from './draw'
import { figureFaults, nounWarnings, reasonFaults, numberLevelFaults } from './draw-faults'
import { filledWith, type QuestionTemplate } from './with-drawn-numbers'
import { countPlaceholders, shortDecimalOf } from './fill'
import { parseNumbersPlan, type NumbersPlan } from './plan'

/** Number of draws that are checked; fewer if fewer exist. */
const CHECKED_DRAWS = 200
/** Number of draws checked where somebody waits for a whole textbook of some thousand questions. */
export const BULK_CHECKED_DRAWS = 20
/**
 * Minimum percentage of combinations that fulfil the conditions, so that a draw is found quickly.
 */
const MIN_FITTING_PERCENT = 1
/** Time limit, because the check blocks the editor's request and all others. */
const MOST_MS = 200
const MAX_PLACES = 80
const MAX_NUMBERS_LENGTH = 1_000

type Filled = ReturnType<typeof filledWith>

/** One draw of a question, with the values of its names. */
export type SampleDraw = { values: VariableValues; question: Filled }

/** Unlike faults, warnings may be mistaken, so a person must decide. */
export type NumbersCheck = { draws: SampleDraw[]; faults: string[]; warnings: string[] }

export type NumbersCheckOptions = {
  /** Number of draws to check; `CHECKED_DRAWS` without it. */
  draws?: number | undefined
  /** Grade of the pupils, 1 to 8. Without it, numbers are not checked against the grade. */
  grade?: number | undefined
  /** Returns the time in milliseconds. */
  clock?: () => number
}

/**
 * Checks many draws of a question, always the same ones: each must be a valid question with true
 * reasons and numbers that fit the grade. Warns of nouns that do not agree with their numbers.
 * @param faultsOf the faults of a drawn question, as of one without changing numbers
 */
export function checkNumbers(
  template: QuestionTemplate & { numbers: string },
  faultsOf: (drawn: Filled, values: VariableValues) => string[],
  { draws: most = CHECKED_DRAWS, grade, clock = () => performance.now() }: NumbersCheckOptions = {},
): NumbersCheck {
  const faults = new Set<string>()
  let warnings: string[] = []
  const draws: SampleDraw[] = []
  try {
    checkSizeLimits(template)
    const sampled = sampleOf(parseNumbersPlan(template.numbers), most, clock)
    for (const values of sampled) {
      const question = filledWith(template, values)
      draws.push({ values, question })
      const found = [
        ...untypableOf(template.body, values),
        ...(grade ? numberLevelFaults(values, grade) : []),
        ...faultsOf(question, values),
        ...reasonFaults(question),
        ...figureFaults(question),
      ]
      for (const fault of found) faults.add(fault)
      // The first draw with faults is enough.
      if (found.length)
        return {
          draws,
          faults: [...faults].map((one) => `${describeValues(values)}: ${one}`),
          warnings,
        }
    }
    if (new Set(draws.map(({ question }) => JSON.stringify(question))).size < 2) {
      faults.add('Brojevi se nigdje ne vide: napiši ih u tekstu, primjerice {a}.')
    }
    warnings = nounWarnings(template, sampled)
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error
    faults.add(`Brojevi: ${error.message}`)
  }
  return { draws, faults: [...faults], warnings }
}

/** Faults of the first draw with numbers that the grade's pupils have not met yet, as sentences. */
export function sampledNumberLevelFaults(numbers: string, grade: number): string[] {
  try {
    const draws = sampleOf(parseNumbersPlan(numbers), CHECKED_DRAWS, () => performance.now())
    return (
      draws.map((values) => numberLevelFaults(values, grade)).find(({ length }) => length) ?? []
    )
  } catch (error) {
    if (error instanceof CalculationError) return []
    throw error
  }
}

function checkSizeLimits({ numbers, text, body, explanation, hints = [] }: QuestionTemplate): void {
  const places = [text, explanation ?? '', ...hints, ...textsOf(body)].map(countPlaceholders)
  if (places.reduce((sum, count) => sum + count, 0) > MAX_PLACES) {
    throw new CalculationError(`u tekstovima je više od ${MAX_PLACES} mjesta za brojeve.`)
  }
  if ((numbers?.length ?? 0) > MAX_NUMBERS_LENGTH || text.length > CONTENT_LIMITS.questionText) {
    throw new CalculationError('zapis je predug.')
  }
}

/** Different draws, spread over all combinations. */
function sampleOf(plan: NumbersPlan, most: number, clock: () => number): VariableValues[] {
  const end = clock() + MOST_MS
  const found: VariableValues[] = []
  let tried = 0
  let fitting = 0
  let isLate = false
  for (const place of pseudoRandomOrder(plan.size, seededRandom(plan.size))) {
    isLate = clock() > end
    if (isLate) break
    tried += 1
    const values = valuesAt(plan, place)
    if (!values) continue
    fitting += 1
    if (found.length < most) found.push(values)
    else if (tried >= most * 10) break
  }
  const isEnough = fitting >= 2 && fitting * 100 >= tried * MIN_FITTING_PERCENT
  if (isLate && !isEnough) {
    throw new CalculationError('provjera uvjeta traje predugo. Skrati račune ili suzi raspone.')
  }
  if (fitting < 2) throw new CalculationError('uvjete ispunjava manje od dviju mogućnosti.')
  if (!isEnough) {
    throw new CalculationError('uvjete ispunjava premalo mogućnosti. Suzi raspone.')
  }
  return found
}

/**
 * Faults of keys that a pupil can't type: values without a short decimal and without a tolerance.
 */
function untypableOf(body: QuestionBody, values: VariableValues): string[] {
  if (body.kind !== 'number') return []
  return body.answers.flatMap(({ formula, low, high }) => {
    if (formula === undefined) return []
    if (low !== -high && low !== 0) return ['Odstupanje mora biti jednako na obje strane.']
    const value = evaluateCalculation(formula, values)
    const isTypable = shortDecimalOf(value) !== null || (high > 0 && Math.abs(toFloat(value)) < 1e9)
    const said = `„${formula}” daje ${toFloat(value)}`
    return isTypable ? [] : [`${said}, a toliko se ne može upisati: zaokruži ili dodaj odstupanje.`]
  })
}

/** The values as text: `a = 3, b = 12`. */
export const describeValues = (values: VariableValues): string =>
  [...values].map(([name, value]) => `${name} = ${toFloat(value)}`).join(', ')
