import { clsx } from 'clsx'
import type { Bar, BarUnit } from '@/lib/learning/reports/model'
import { durationWords } from '@/lib/platform/hr/durations'
import { barLabel } from '@/lib/learning/reports/report-labels'

const UNIT_NAMES: Record<BarUnit, string> = { day: 'Dan', week: 'Tjedan', month: 'Mjesec' }

/** The figures of both charts, latest first. */
export function FiguresTable({ bars, unit }: { bars: Bar[]; unit: BarUnit }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Vrijeme učenja i odgovori</caption>
      <thead>
        <tr className="border-b-2 border-line">
          <th scope="col" className="py-2 pr-1 sm:pr-2">
            {UNIT_NAMES[unit]}
          </th>
          <th scope="col" className="px-1 py-2 sm:px-2">
            Vrijeme
          </th>
          <th scope="col" className="px-1 py-2 text-right sm:px-2">
            Točno
          </th>
          <th scope="col" className="py-2 pl-1 text-right sm:pl-2">
            Za vježbu
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map(({ from, to, ms, right, wrong }) => (
          <tr
            key={from}
            // Days without activity are not printed.
            className={clsx('border-b border-line', ms + right + wrong === 0 && 'no-print')}
          >
            <th
              scope="row"
              // A range of two days may break at its dash, a single day may not.
              className={clsx(
                'py-2 pr-1 font-normal sm:pr-2',
                unit !== 'week' && 'whitespace-nowrap',
              )}
            >
              {barLabel({ from, to }, unit)}
            </th>
            <td className="px-1 py-2 sm:px-2">{durationWords(ms)}</td>
            <td className="px-1 py-2 text-right tabular-nums sm:px-2">{right}</td>
            <td className="py-2 pl-1 text-right tabular-nums sm:pl-2">{wrong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
