import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Panel } from '@/components/ui/panel'
import { PRICES_PATH } from '@/lib/platform/paths'
import { ReportFrame } from './report-frame'

/** The parts of a report, and the lengths of the placeholder lines. */
const PARTS = [
  {
    id: 'ukratko',
    title: 'Ukratko',
    about: 'Vrijeme učenja, odgovori, kvizovi, testovi i kartice.',
    lines: ['w-3/4', 'w-1/2'],
  },
  {
    id: 'teme',
    title: 'Što ide, a što treba vježbati',
    about: 'Lekcije koje idu jako dobro i one koje traže vježbu.',
    lines: ['w-2/3', 'w-1/2', 'w-3/5'],
  },
  {
    id: 'korak',
    title: 'Sljedeći korak',
    about: 'Jedna stvar koju vrijedi učiniti, s poveznicom.',
    lines: ['w-1/2'],
  },
  {
    id: 'stol',
    title: 'Tri pitanja za kuhinjski stol',
    about: 'Pitanja iz onoga što još treba vježbati, s odgovorima.',
    lines: ['w-4/5', 'w-3/5', 'w-2/3'],
  },
]

type ReportClosedProps = { firstName: string; children?: ReactNode }

/** A preview of the report for a parent without a subscription: its parts, all empty. */
export function ReportWithoutSubscription({ firstName, children }: ReportClosedProps) {
  return (
    <ReportFrame firstName={firstName}>
      <div className="rounded-card border border-line bg-area-soft p-5 text-lg">
        <p>
          Izvještaj pokazuje koliko i što dijete uči, što mu ide, a što još treba vježbati. Uz to
          dobivate prijedlog za sljedeći korak i tri pitanja za razgovor. Izvještaji su dio
          pretplate. Sve ostalo otvoreno je kao i dosad.
        </p>
        <ButtonLink href={PRICES_PATH} variant="secondary" className="mt-4">
          Otvori cjenik
        </ButtonLink>
      </div>
      {children}
      <p className="font-bold text-muted">Ovako je složen izvještaj. Primjer je prazan.</p>
      <div className="space-y-6">
        {PARTS.map(({ id, title, about, lines }) => (
          <Panel key={id} id={id} title={title} className="border-dashed">
            <p className="mb-3 text-muted">{about}</p>
            <div aria-hidden="true" className="space-y-2">
              {lines.map((width) => (
                <div key={width} className={clsx('h-4 rounded-full bg-sunken', width)} />
              ))}
            </div>
          </Panel>
        ))}
      </div>
    </ReportFrame>
  )
}
