import type { MascotPose } from '@/components/art/mascot'
import type { CheckOutcome } from '@/lib/learning/check/model'

type Look = { title: string; pose: MascotPose; look: string; tone: string }

/** How a verdict sounds and looks. */
export const OUTCOMES: Record<CheckOutcome, Look> = {
  right: { title: 'Točno', pose: 'cheer', look: 'bg-good-soft', tone: 'text-good' },
  spelling: {
    title: 'Točno, ali pazi na pisanje',
    pose: 'cheer',
    look: 'bg-good-soft',
    tone: 'text-good',
  },
  partly: { title: 'Djelomično', pose: 'think', look: 'bg-almost-soft', tone: 'text-almost' },
  'not-yet': { title: 'Još ne', pose: 'read', look: 'bg-almost-soft', tone: 'text-almost' },
}
