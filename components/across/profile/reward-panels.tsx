import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/panel'
import { Picture } from '@/components/content/media/images/picture'
import { Progress } from '@/components/ui/progress'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { counted } from '@/lib/platform/hr/plurals'
import {
  fireImage,
  fireLevel,
  FLAME_FORMS,
  nextFireLevelStart,
} from '@/lib/learning/rewards/fire-level'
import { thunderImage, xpProgress } from '@/lib/learning/rewards/xp-level'

/** A pupil's level and the way to the next one. */
export function XpPanel({ xp }: { xp: number }) {
  const { level, from, to } = xpProgress(xp)
  return (
    <RewardPanel
      id="nivo"
      title={`Razina ${level}`}
      image={thunderImage(level)}
      count={`${formatNumber(xp)} XP`}
      next={
        to === null
          ? 'To je najviša razina. Svaka čast!'
          : `Još ${formatNumber(to - xp)} XP do razine ${level + 1}`
      }
    >
      {to !== null && (
        <Progress value={xp - from} max={to - from} label={`Put do razine ${level + 1}`} />
      )}
    </RewardPanel>
  )
}

/** A pupil's flame. Missing steps are an invitation, never a threat (rule 20.18). */
export function FirePanel({ dailyVisits }: { dailyVisits: number }) {
  const next = nextFireLevelStart(dailyVisits)
  return (
    <RewardPanel
      id="vatrice"
      title="Tvoja vatra"
      image={fireImage(fireLevel(dailyVisits))}
      count={counted(dailyVisits, FLAME_FORMS)}
      next={
        next === null
          ? 'Veća ne može biti. Bravo!'
          : `Još ${counted(next - dailyVisits, FLAME_FORMS)} do veće vatre`
      }
    />
  )
}

type RewardPanelProps = {
  id: string
  title: string
  image: string
  count: string
  next: string
  children?: ReactNode
}

const RewardPanel = ({ id, title, image, count, next, children }: RewardPanelProps) => (
  <Panel id={id} title={title}>
    <div className="flex items-center gap-4">
      <Picture src={image} alt="" className="size-20 shrink-0" />
      <div className="min-w-0 flex-1 space-y-2">
        <p className="font-bold">{count}</p>
        {children}
        <p className="text-muted">{next}</p>
      </div>
    </div>
  </Panel>
)
