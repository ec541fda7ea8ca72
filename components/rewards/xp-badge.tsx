import { Picture } from '@/components/ui/picture'
import { formatNumber } from '@/lib/hr/numbers'
import { thunderImage, xpLevel } from '@/lib/rewards/xp-level'

/** A pupil's level and XP. */
export function XpBadge({ xp }: { xp: number }) {
  const level = xpLevel(xp)
  return (
    <span className="inline-flex items-center gap-2">
      <Picture src={thunderImage(level)} alt="" className="size-10" />
      <span className="leading-tight">
        <span className="block font-bold">Razina {level}</span>
        <span className="block text-sm text-muted">{formatNumber(xp)} XP</span>
      </span>
    </span>
  )
}
