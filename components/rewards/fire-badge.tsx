import { Picture } from '@/components/ui/picture'
import { formatNumber } from '@/lib/hr/numbers'
import { plural } from '@/lib/hr/plurals'
import { fireImage, fireLevel } from '@/lib/rewards/fire-level'
import { FLAMES } from '@/lib/rewards/words'

/** A pupil's flame. */
export function FireBadge({ dailyVisits }: { dailyVisits: number }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Picture src={fireImage(fireLevel(dailyVisits))} alt="" className="size-10" />
      <span className="leading-tight">
        <span className="block font-bold">{formatNumber(dailyVisits)}</span>
        <span className="block text-sm text-muted">{plural(dailyVisits, FLAMES)}</span>
      </span>
    </span>
  )
}
