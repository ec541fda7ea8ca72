import { FREE_CARDS, FREE_QUESTIONS, FREE_TESTS_PER_LESSON_A_DAY } from '../limits'
import { DAILY_ALLOWANCE_LABELS } from './included-lines'
import { includedRightsLabel, type IncludedRights } from './product-labels'

export const NOT_INCLUDED_LABEL = 'nema'

/** Cells follow the order of the columns; the first column is the free offer. */
export type Comparison = {
  columns: string[]
  rows: { what: string; cells: string[] }[]
}

type Row = { what: string; cell: (given: IncludedRights) => string }

const subscribed = (what: string, free: string, paid: string): Row => ({
  what,
  cell: ({ hasSubscription }) => (hasSubscription ? paid : free),
})

const ROWS: Row[] = [
  { what: 'Skripte, baza znanja, zabavni kvizovi', cell: () => 'sve' },
  subscribed('Pitanja u kvizu lekcije', `prvih ${FREE_QUESTIONS}`, 'sva'),
  subscribed('Kartice lekcije', `prvih ${FREE_CARDS}`, 'sve'),
  subscribed(
    'Test s ocjenom',
    `${FREE_TESTS_PER_LESSON_A_DAY} na dan iz lekcije`,
    'bez ograničenja',
  ),
  subscribed('Provjera vlastitim riječima', NOT_INCLUDED_LABEL, 'da'),
  subscribed('Izvještaji za roditelje', NOT_INCLUDED_LABEL, 'da'),
]

/** Rows shown only when at least one product includes them. */
const EXTRAS: Row[] = [
  {
    what: 'Pomoćnik s AI',
    cell: ({ hasAi, hasAiMax }) =>
      hasAiMax
        ? DAILY_ALLOWANCE_LABELS.aiMax
        : hasAi
          ? DAILY_ALLOWANCE_LABELS.ai
          : NOT_INCLUDED_LABEL,
  },
  {
    what: 'Pitanja profesoru',
    cell: ({ hasProfessor }) =>
      hasProfessor ? DAILY_ALLOWANCE_LABELS.professor : NOT_INCLUDED_LABEL,
  },
]

const NOTHING: IncludedRights = {
  ...{ hasSubscription: false, hasAi: false, hasAiMax: false, hasProfessor: false },
}

/**
 * Compares the free offer with each product. Products with the same contents share a column.
 * @param products the products on sale, in the order of the price list
 */
export function comparisonOf(products: IncludedRights[]): Comparison {
  const byName = new Map(products.map((product) => [nameOf(product), product]))
  const columns = [NOTHING, ...byName.values()]
  const rowOf = ({ what, cell }: Row) => ({ what, cells: columns.map(cell) })
  const extras = EXTRAS.map(rowOf).filter(({ cells }) =>
    cells.some((one) => one !== NOT_INCLUDED_LABEL),
  )
  return { columns: ['Besplatno', ...byName.keys()], rows: [...ROWS.map(rowOf), ...extras] }
}

/** With both assistants only the larger allowance counts. */
function nameOf(given: IncludedRights): string {
  const words = includedRightsLabel({ ...given, hasAi: given.hasAi && !given.hasAiMax })
  return words.charAt(0).toUpperCase() + words.slice(1)
}
