import { Picture } from '@/components/ui/picture'
import { counted } from '@/lib/hr/plurals'
import { fireImage, fireLevel, nextFireStart } from '@/lib/rewards/fire-level'
import { FLAMES } from '@/lib/rewards/nouns'
import { Panel } from '@/components/ui/panel'

/** A pupil's flame; what is still missing is an invitation, never a threat (design, section 6). */
export function FirePanel({ dailyVisits }: { dailyVisits: number }) {
  const next = nextFireStart(dailyVisits)
  return (
    <Panel id="vatrice" title="Tvoja vatra">
      <div className="flex items-center gap-4">
        <Picture src={fireImage(fireLevel(dailyVisits))} alt="" className="size-20 shrink-0" />
        <div className="min-w-0 flex-1 space-y-2">
          <p className="font-bold">{counted(dailyVisits, FLAMES)}</p>
          <p className="text-muted">
            {next === null
              ? 'Veća ne može biti. Bravo!'
              : `Još ${counted(next - dailyVisits, FLAMES)} do veće vatre`}
          </p>
        </div>
      </div>
    </Panel>
  )
}
