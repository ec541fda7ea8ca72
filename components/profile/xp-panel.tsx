import { Picture } from '@/components/ui/picture'
import { Progress } from '@/components/ui/progress'
import { formatNumber } from '@/lib/hr/numbers'
import { thunderImage, xpProgress } from '@/lib/rewards/xp-level'
import { Panel } from '@/components/ui/panel'

/** A pupil's level and the way to the next one. */
export function XpPanel({ xp }: { xp: number }) {
  const { level, from, to } = xpProgress(xp)
  return (
    <Panel id="nivo" title={`Razina ${level}`}>
      <div className="flex items-center gap-4">
        <Picture src={thunderImage(level)} alt="" className="size-20 shrink-0" />
        <div className="min-w-0 flex-1 space-y-2">
          <p className="font-bold">{formatNumber(xp)} XP</p>
          {to === null ? (
            <p className="text-muted">To je najviša razina. Svaka čast!</p>
          ) : (
            <>
              <Progress value={xp - from} max={to - from} label={`Put do razine ${level + 1}`} />
              <p className="text-muted">
                Još {formatNumber(to - xp)} XP do razine {level + 1}
              </p>
            </>
          )}
        </div>
      </div>
    </Panel>
  )
}
