import { Panel } from '@/components/ui/panel'
import { formatDate, formatDay } from '@/lib/platform/hr/dates'
import type { MarkedTest } from '@/lib/learning/reports/model'
import { TEST_FORMS, testResultWords } from '@/lib/learning/reports/report-labels'
import { counted } from '@/lib/platform/hr/plurals'

type TestsPanelProps = {
  tests: MarkedTest[]
  /** How many were finished in the period; the list holds the latest. */
  count: number
}

/** The marks of the period's tests. */
export function TestsPanel({ tests, count }: TestsPanelProps) {
  return (
    <Panel id="ocjene" title="Ocjene testova">
      {tests.length === 0 && <p className="text-muted">U ovom razdoblju nema predanih testova.</p>}
      <ul className="space-y-3">
        {tests.map(({ _id, day, lesson, subject, mark, correctedAt, ...score }) => (
          <li key={_id} className="flex break-inside-avoid items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-line bg-sunken font-display text-xl font-extrabold"
            >
              {mark}
            </span>
            <p className="min-w-0">
              <span className="block font-bold break-words">{lesson}</span>
              <span className="block">{testResultWords({ mark, ...score })}</span>
              <span className="block text-sm text-muted">
                {subject && `${subject}, `}
                {formatDay(day)}
              </span>
              {correctedAt && (
                <span className="block text-sm">
                  Rezultat je promijenjen: ključ jednog pitanja ispravljen je{' '}
                  {formatDate(new Date(correctedAt))}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {count > tests.length && tests.length > 0 && (
        <p className="mt-3 text-muted">Posljednji od ukupno {counted(count, TEST_FORMS)}.</p>
      )}
    </Panel>
  )
}
