import { figureFault } from '@/lib/platform/figures/draw-figure'
import { FIGURES_IN_MARKDOWN } from '@/lib/platform/figures/figure-address'
import { plural } from '@/lib/platform/hr/plurals'
import { toNumber } from '@/lib/platform/hr/rational'
import { falseStatements } from '../calculation/false-statements'
import { CalculationError, toFloat, type CalculationValue } from '../calculation/arithmetic'
import type { VariableValues } from '../calculation/evaluate'
import { textsOf } from '../texts'
import { evaluateFormula, shortDecimalOf } from './fill'
import type { QuestionTemplate } from './with-drawn-numbers'

/** False statements in a question's reasons, explanation and hints, as sentences. */
export function reasonFaults({
  body,
  explanation,
  hints = [],
}: Pick<QuestionTemplate, 'body' | 'explanation' | 'hints'>) {
  const saying = (place: string, texts: string[]) =>
    texts.flatMap(falseStatements).map((statement) => `U ${place} nije točno: ${statement}.`)
  return [
    ...saying('obrazloženju', [...feedbacksOf(body), explanation ?? '']),
    ...saying('uputi', hints),
  ]
}

/** Faults of the figures in a question's texts, whose numbers are drawn. */
export function figureFaults({
  text,
  body,
  explanation,
  hints = [],
}: Omit<QuestionTemplate, 'numbers'>): string[] {
  return [text, explanation ?? '', ...hints, ...textsOf(body)].flatMap((markdown) =>
    [...markdown.matchAll(FIGURES_IN_MARKDOWN)].flatMap(
      ([, , bracketed, plain = '']) => figureFault(bracketed ?? plain) ?? [],
    ),
  )
}

/** The reasons of options, keys and foreseen mistakes. */
function feedbacksOf(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(feedbacksOf)
  if (!body || typeof body !== 'object') return []
  return Object.entries(body).flatMap(([name, part]) =>
    /feedback$/i.test(name) && typeof part === 'string' ? [part] : feedbacksOf(part),
  )
}

/** A placeholder outside a formula that is followed by a word, such as `{a} jabuka`. */
const BEFORE_WORD = /(?<![\\\w}^_])\{(=[^{}|]+|[a-z][a-z\d]*)\}[ \u00a0]+(\p{Ll}{3,})/gu

/** Words of three letters or more after a number that don't depend on it. */
const INVARIABLE = new Set(
  (
    'ali bez biti broj brojem broja broju bude dalje dijeli dijeljen dijeljeno dakle daje dok iako ili ima ' +
    'imaju iza jednako jer jest još kad kada kako kao kod koja koje koji kroz manje manji manja nalazi ' +
    'nego neka nemaju nije nisu nam ostaje ostane oduzeti oduzmemo plus pomnožen pomnoženo podijeljeno ' +
    'podijelimo pod pola poslije prije prema premali preko puta radi samo središte smo ste stoji ' +
    'tada tako treba uvijek umanjeno uvećano veći veća veće više već vrijedi zapravo zato zatim znači ' +
    'idemo možemo može jednaka jednak nedostaje nema nešto oduzmeš polovina pri razlika stane mora dobijemo dobivamo dobiva dobije krenemo kaže takav odbroji zbrojimo zbrojiš zbroji zbrajamo dodamo dodaj pribroji oduzmi'
  ).split(' '),
)

/**
 * Words after a changing number that, if they are nouns, need another form in some draws, as
 * sentences. Common words that are no nouns are left out.
 */
export function nounWarnings(template: QuestionTemplate, draws: VariableValues[]): string[] {
  const { text: asked, explanation, hints = [], body } = template
  const texts = [asked, explanation ?? '', ...hints, ...textsOf(body)]
  const found = texts.flatMap((text) =>
    [...text.replace(/\$[^$]*\$/g, '').matchAll(BEFORE_WORD)].flatMap(
      ([, what = '', word = '']) => {
        if (INVARIABLE.has(word)) return []
        const categories = new Set(draws.map((values) => categoryOf(valueOf(what, values))))
        return categories.size > 1 ? [`{${what}} ${word}`] : []
      },
    ),
  )
  return [...new Set(found)].map(
    (place) => `Ako uz „${place}” stoji imenica, mijenja oblik: napiši {a|jabuka|jabuke|jabuka}.`,
  )
}

const valueOf = (what: string, values: VariableValues): CalculationValue | undefined => {
  try {
    return what.startsWith('=') ? evaluateFormula(what.slice(1), values) : values.get(what)
  } catch (error) {
    if (error instanceof CalculationError) return undefined
    throw error
  }
}

const categoryOf = (value: CalculationValue | undefined) =>
  value === undefined
    ? null
    : plural(typeof value === 'number' ? value : toNumber(value), ['one', 'few', 'many'])

/** The largest number of each grade's curriculum; higher grades have no limit. */
const LARGEST: Partial<Record<number, number>> = { 1: 20, 2: 100, 3: 10_000, 4: 1_000_000 }
/** The first grade with decimals and fractions. */
const FIRST_WITH_FRACTIONS = 5
/** The first grade with negative numbers. */
const FIRST_WITH_NEGATIVES = 6

/**
 * Named numbers of a draw that pupils of the grade have not met yet, as sentences.
 * @param grade 1 to 8
 */
export function numberLevelFaults(values: VariableValues, grade: number): string[] {
  const most = LARGEST[grade] ?? Infinity
  return [...values].flatMap(([name, value]) => {
    const number = toFloat(value)
    const shown = `${name} = ${shortDecimalOf(value) ?? number}`
    if (Math.abs(number) > most) return [`${shown} je prevelik broj za ${grade}. razred.`]
    if (number < 0 && grade < FIRST_WITH_NEGATIVES)
      return [`${shown}: negativni brojevi uče se od ${FIRST_WITH_NEGATIVES}. razreda.`]
    if (!Number.isInteger(number) && grade < FIRST_WITH_FRACTIONS)
      return [`${shown}: razlomci i decimalni brojevi uče se od ${FIRST_WITH_FRACTIONS}. razreda.`]
    return []
  })
}
