import { comparisonOf, NOT_INCLUDED_LABEL } from '@/lib/people/billing/products/comparison'
import { needsModel, type IncludedRights } from '@/lib/people/billing/products/product-labels'

const CELL = 'px-3 py-2.5 text-left align-top not-print:max-lg:px-0 not-print:max-lg:py-1'

/**
 * A comparison of free access and each product, derived from the products. On a phone each row is a
 * block that names its columns; ARIA roles keep the table semantics, which `display: block` would
 * remove.
 */
export function ComparisonTable({ products }: { products: IncludedRights[] }) {
  if (products.length === 0) return null
  const { columns, rows } = comparisonOf(products)
  return (
    <section aria-labelledby="usporedba" className="break-inside-avoid space-y-4">
      <h2 id="usporedba" className="font-display text-3xl font-bold">
        Usporedba
      </h2>
      <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
        <table
          role="table"
          aria-labelledby="usporedba"
          className="w-full border-collapse not-print:max-lg:block"
        >
          <thead role="rowgroup" className="not-print:max-lg:sr-only">
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
          <tbody role="rowgroup" className="not-print:max-lg:block">
            {rows.map(({ what, cells }) => (
              <tr
                role="row"
                key={what}
                className="break-inside-avoid border-t border-line not-print:max-lg:block not-print:max-lg:px-4 not-print:max-lg:py-3 not-print:max-lg:first:border-t-0"
              >
                <th role="rowheader" scope="row" className={`${CELL} not-print:max-lg:block`}>
                  {what}
                </th>
                {cells.map((cell, index) => (
                  <td
                    role="cell"
                    key={columns[index]}
                    className={`${CELL} not-print:max-lg:flex not-print:max-lg:justify-between not-print:max-lg:gap-4 ${cell === NOT_INCLUDED_LABEL ? 'text-muted' : ''}`}
                  >
                    <span
                      aria-hidden="true"
                      className="hidden shrink-0 text-muted not-print:max-lg:inline"
                    >
                      {columns[index]}
                    </span>
                    <span className="not-print:max-lg:text-right">{cell}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-muted">
        {sharedNote(products)}Pomoćnik koji odgovara tekstom lekcije besplatan je za sve.
      </p>
    </section>
  )
}

/** The children of a family share daily allowances. */
function sharedNote(products: IncludedRights[]): string {
  const counted = [
    products.some(needsModel) && 'odgovori pomoćnika s AI',
    products.some(({ hasProfessor }) => hasProfessor) && 'pitanja profesoru',
  ].filter((one) => one !== false)
  const words = counted.join(' i ')
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)} broje se za cijelu obitelj. `
}
