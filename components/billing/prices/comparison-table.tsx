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

const CELL = 'border-b border-line px-3 py-2.5 text-left align-top'

/** What is free beside what can be bought. On a phone the table is moved sideways. */
export function ComparisonTable({ hasModel }: { hasModel: boolean }) {
  const columns = hasModel ? WITH_MODEL : WITHOUT
  const rows = hasModel ? ROWS : ROWS.filter(([what]) => what !== ASSISTANT)
  const cellsOf = (cells: string[]) => (hasModel ? cells : cells.filter((_, index) => index !== 2))
  return (
    <section aria-labelledby="usporedba" className="space-y-4">
      <h2 id="usporedba" className="font-display text-3xl font-bold">
        Usporedba
      </h2>
      <p className="no-print text-muted md:hidden">
        Tablica se pomiče u stranu. <span aria-hidden="true">↔</span>
      </p>
      <div
        role="region"
        aria-label="Tablica usporedbe"
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-surface"
      >
        <table className="w-full min-w-2xl border-collapse">
          <thead>
            <tr className="bg-sunken">
              <th scope="col" className={`${CELL} sticky left-0 bg-sunken`}>
                <span className="sr-only">Što</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className={CELL}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, ...all]) => (
              <tr key={what}>
                <th scope="row" className={`${CELL} sticky left-0 w-36 bg-surface`}>
                  {what}
                </th>
                {cellsOf(all).map((cell, index) => (
                  <td
                    key={columns[index]}
                    className={`${CELL} ${cell === NONE ? 'text-muted' : ''}`}
                  >
                    {cell}
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
