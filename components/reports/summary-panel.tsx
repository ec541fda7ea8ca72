import { Panel } from '@/components/ui/panel'
import type { Totals } from '@/lib/reports/model'
import { isActive, summaryLines } from '@/lib/reports/words'

/** What was done, in words. */
export function SummaryPanel({ totals }: { totals: Totals }) {
  return (
    <Panel id="ukratko" title="Ukratko">
      {isActive(totals) ? (
        <ul className="space-y-2 text-lg">
          {summaryLines(totals).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p className="text-lg">
          U ovom razdoblju još nema učenja u Iskri, i to je u redu. Sve čeka točno ondje gdje je
          zastalo.
        </p>
      )}
    </Panel>
  )
}
