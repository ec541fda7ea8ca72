import { Drawing } from './drawing'
import { artColors } from './palette'

const STAR = 'M50 10L61 38L91 40L68 59L76 88L50 72L24 88L32 59L9 40L39 38Z'

const FamilyStar = ({ isEarned }: { isEarned: boolean }) => (
  <Drawing viewBox="0 0 100 100" className="size-20 shrink-0">
    {isEarned ? (
      <>
        <path d={STAR} fill={artColors.gold} stroke={artColors.deep} strokeWidth="6" />
        <path d="M40 52V54M60 52V54" stroke={artColors.night} strokeWidth="7" />
        <path d="M41 64Q50 72 59 64" stroke={artColors.night} strokeWidth="5" />
      </>
    ) : (
      <path d={STAR} stroke={artColors.amber} strokeWidth="5" strokeDasharray="3 9" />
    )}
  </Drawing>
)

/** The star of a week; until it is earned, its outline. */
export const FAMILY_STARS = {
  earned: <FamilyStar isEarned />,
  open: <FamilyStar isEarned={false} />,
}
