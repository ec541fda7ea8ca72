import { Picture } from '@/components/content/media/images/picture'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { plural } from '@/lib/platform/hr/plurals'
import { fireImage, fireLevel, FLAME_FORMS } from '@/lib/learning/rewards/fire-level'
import { thunderImage, xpLevel } from '@/lib/learning/rewards/xp-level'

type BadgeProps = { image: string | undefined; title: string; note: string }

const Badge = ({ image, title, note }: BadgeProps) => (
  <span className="inline-flex items-center gap-2">
    {image && <Picture src={image} alt="" className="size-10" />}
    <span className="leading-tight">
      <span className="block font-bold">{title}</span>
      <span className="block text-sm text-muted">{note}</span>
    </span>
  </span>
)

/** A pupil's level and XP. Lists of children omit the drawing, which is one file per level. */
export function XpBadge({ xp, isDrawn = true }: { xp: number; isDrawn?: boolean }) {
  const level = xpLevel(xp)
  const note = `${formatNumber(xp)} XP`
  return (
    <Badge
      image={isDrawn ? thunderImage(level) : undefined}
      title={`Razina ${level}`}
      note={note}
    />
  )
}

/** A pupil's flame. */
export function FireBadge({ dailyVisits }: { dailyVisits: number }) {
  const image = fireImage(fireLevel(dailyVisits))
  const note = plural(dailyVisits, FLAME_FORMS)
  return <Badge image={image} title={formatNumber(dailyVisits)} note={note} />
}
