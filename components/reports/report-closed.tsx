import { Panel } from '@/components/ui/panel'
import { EmptyLines } from './empty-lines'
import { ReportFrame } from './report-frame'

/** What a report is, for a parent without a subscription: its places, all of them empty. */
export function ReportClosed({ firstName }: { firstName: string }) {
  return (
    <ReportFrame firstName={firstName}>
      <div className="rounded-card border border-line bg-area-soft p-5 text-lg">
        <p>
          Izvještaj pokazuje koliko i što dijete uči, što mu ide, a što još treba vježbati. Uz to
          dobivate prijedlog za sljedeći korak i tri pitanja za razgovor. Izvještaji su dio
          pretplate. Sve ostalo otvoreno je kao i dosad.
        </p>
      </div>
      <p className="font-bold text-muted">Ovako je složen izvještaj. Primjer je prazan.</p>
      <div className="space-y-6">
        <Panel id="ukratko" title="Ukratko" className="border-dashed">
          <p className="mb-3 text-muted">Vrijeme učenja, odgovori, kvizovi, testovi i kartice.</p>
          <EmptyLines widths={['w-3/4', 'w-1/2']} />
        </Panel>
        <Panel id="teme" title="Što ide, a što treba vježbati" className="border-dashed">
          <p className="mb-3 text-muted">Lekcije koje idu jako dobro i one koje traže vježbu.</p>
          <EmptyLines widths={['w-2/3', 'w-1/2', 'w-3/5']} />
        </Panel>
        <Panel id="korak" title="Sljedeći korak" className="border-dashed">
          <p className="mb-3 text-muted">Jedna stvar koju vrijedi učiniti, s poveznicom.</p>
          <EmptyLines widths={['w-1/2']} />
        </Panel>
        <Panel id="stol" title="Tri pitanja za kuhinjski stol" className="border-dashed">
          <p className="mb-3 text-muted">Pitanja iz onoga što još treba vježbati, s odgovorima.</p>
          <EmptyLines widths={['w-4/5', 'w-3/5', 'w-2/3']} />
        </Panel>
      </div>
    </ReportFrame>
  )
}
