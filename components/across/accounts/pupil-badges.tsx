'use client'
import { Picture } from '@/components/content/media/images/picture'
import { counted } from '@/lib/platform/hr/plurals'
import { formatNumber } from '@/lib/platform/hr/numbers'
import type { Pupil } from '@/lib/across/accounts/model'
import { fireImage, fireLevel, FLAME_FORMS } from '@/lib/learning/rewards/fire-level'
import { thunderImage, xpLevel } from '@/lib/learning/rewards/xp-level'

const BADGE = 'inline-flex items-center gap-1 font-bold'

type PupilBadgesProps = { pupil: Pupil; imageClass?: string }

/** A pupil's XP and flames in the head (rule 20.19), unless the parent hid them. */
export function PupilBadges({ pupil, imageClass = 'size-7' }: PupilBadgesProps) {
  const { xp, dailyVisits, hasRewards } = pupil
  if (!hasRewards) return null
  return (
    <>
      <span className={BADGE}>
        <Picture src={thunderImage(xpLevel(xp))} alt="" className={imageClass} />
        <span aria-hidden="true">{formatNumber(xp)}</span>
        <span className="sr-only">{`${formatNumber(xp)} XP, razina ${xpLevel(xp)}`}</span>
      </span>
      <span className={BADGE}>
        <Picture src={fireImage(fireLevel(dailyVisits))} alt="" className={imageClass} />
        <span aria-hidden="true">{formatNumber(dailyVisits)}</span>
        <span className="sr-only">{counted(dailyVisits, FLAME_FORMS)}</span>
      </span>
    </>
  )
}
