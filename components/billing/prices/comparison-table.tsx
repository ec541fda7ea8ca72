import { DEMO_CARDS, DEMO_QUESTIONS, FREE_TESTS_A_DAY } from '@/lib/billing/limits'
import { DAILY } from '@/lib/billing/products/given'

const WITH_MODEL = ['Besplatno', 'Pretplata', 'S pomoćnikom', 'Sve u jednom'] as const
/** Without a model there is no assistant to sell: its column and its row are left out. */
const WITHOUT = ['Besplatno', 'Pretplata', 'S profesorom'] as const

const ASSISTANT = 'Pomoćnik s AI'

const NONE = 'nema'

/** What each column has, in its order. */
const ROWS: [what: string, ...cells: [string, string, string, string]][] = [
  ['Skripte, baza znanja, zabavni kvizovi', 'sve', 'sve', 'sve', 'sve'],
  ['Pitanja u kvizu lekcije', `prvih ${DEMO_QUESTIONS}`, 'sva', 'sva', 'sva'],
  ['Kartice lekcije', `prvih ${DEMO_CARDS}`, 'sve', 'sve', 'sve'],
  [
    'Test s ocjenom',
    `${FREE_TESTS_A_DAY} na dan iz lekcije`,
    ...(['bez ograničenja', 'bez ograničenja', 'bez ograničenja'] as const),
  ],
  ['Provjera vlastitim riječima', NONE, 'da', 'da', 'da'],
  ['Izvještaji za roditelje', NONE, 'da', 'da', 'da'],
  [ASSISTANT, NONE, NONE, DAILY.ai, DAILY.aiMax],
  ['Pitanja profesoru', NONE, NONE, NONE, DAILY.professor],
]

const CELL = 'px-3 py-2.5 text-left align-top not-print:max-md:px-0 not-print:max-md:py-1'

/**
 * What is free beside what can be bought. On a phone each row is a block that names the columns; the
 * roles say that it is a table still, which the looks of a block would take from it.
 */
export function ComparisonTable({ hasModel }: { hasModel: boolean }) {
  const columns = hasModel ? WITH_MODEL : WITHOUT
  const rows = hasModel ? ROWS : ROWS.filter(([what]) => what !== ASSISTANT)
  const cellsOf = (cells: string[]) => (hasModel ? cells : cells.filter((_, index) => index !== 2))
  return (
    <section aria-labelledby="usporedba" className="break-inside-avoid space-y-4">
      <h2 id="usporedba" className="font-display text-3xl font-bold">
        Usporedba
      </h2>
      <div className="relative overflow-hidden rounded-card border border-line bg-surface">
        <table
          role="table"
          aria-labelledby="usporedba"
          className="w-full border-collapse not-print:max-md:block"
        >
          <thead role="rowgroup" className="not-print:max-md:sr-only">
            <tr role="row" className="bg-sunken">
              <th role="columnheader" scope="col" className={CELL}>
                <span className="sr-only">Što</span>
              </th>
              {columns.map((column) => (
                <th role="columnheader" key={column} scope="col" className={CELL}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="not-print:max-md:block">
            {rows.map(([what, ...all]) => (
              <tr
                role="row"
                key={what}
                className="break-inside-avoid border-t border-line not-print:max-md:block not-print:max-md:px-4 not-print:max-md:py-3 not-print:max-md:first:border-t-0"
              >
                <th role="rowheader" scope="row" className={`${CELL} not-print:max-md:block`}>
                  {what}
                </th>
                {cellsOf(all).map((cell, index) => (
                  <td
                    role="cell"
                    key={columns[index]}
                    className={`${CELL} not-print:max-md:flex not-print:max-md:justify-between not-print:max-md:gap-4 ${cell === NONE ? 'text-muted' : ''}`}
                  >
                    <span
                      aria-hidden="true"
                      className="hidden shrink-0 text-muted not-print:max-md:inline"
                    >
                      {columns[index]}
                    </span>
                    <span className="not-print:max-md:text-right">{cell}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-muted">
        {hasModel
          ? 'Odgovori pomoćnika s AI i pitanja profesoru broje se za cijelu obitelj. '
          : 'Pitanja profesoru broje se za cijelu obitelj. '}
        Pomoćnik koji odgovara tekstom lekcije besplatan je za sve.
      </p>
    </section>
  )
}
