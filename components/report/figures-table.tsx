import { clsx } from 'clsx'
import { barLabel } from '@/lib/learning/report/format-day'
import type { Bar, BarUnit } from '@/lib/learning/report/model'
import { durationWords } from '@/lib/learning/report/words'

const UNIT_NAMES: Record<BarUnit, string> = { day: 'Dan', week: 'Tjedan', month: 'Mjesec' }

/** The figures of both charts; the latest stands first. */
export function FiguresTable({ bars, unit }: { bars: Bar[]; unit: BarUnit }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Vrijeme učenja i odgovori</caption>
      <thead>
        <tr className="border-b-2 border-line">
          <th scope="col" className="py-2 pr-2">
            {UNIT_NAMES[unit]}
          </th>
          <th scope="col" className="p-2">
            Vrijeme
          </th>
          <th scope="col" className="p-2 text-right">
            Točno
          </th>
          <th scope="col" className="py-2 pl-2 text-right">
            Za vježbu
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map(({ from, to, ms, right, wrong }) => (
          <tr
            key={from}
            // Paper is spared the days on which nothing was done.
            className={clsx('border-b border-line', ms + right + wrong === 0 && 'no-print')}
          >
            <th scope="row" className="py-2 pr-2 font-normal">
              {barLabel({ from, to }, unit)}
            </th>
            <td className="p-2">{durationWords(ms)}</td>
            <td className="p-2 text-right tabular-nums">{right}</td>
            <td className="py-2 pl-2 text-right tabular-nums">{wrong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
