import * as animation from '@/lib/learning/rewards/animation'
import { fireLevel } from '@/lib/learning/rewards/fire-level'
import { STREAK_LINES } from '@/lib/learning/rewards/flame-words'
import { LONGEST_SESSION_MS, XP_VALUES } from '@/lib/learning/rewards/limits'
import { MASCOT_PIECES, PIECE_SLOTS } from '@/lib/learning/rewards/mascot-pieces'
import { flamesForVisit } from '@/lib/learning/rewards/visit-day'
import { xpLevel } from '@/lib/learning/rewards/xp-level'
import { startsOf } from './measure-rules'

const HOUR_MS = 3_600_000

/** The values of group 20 of docs/rules.md. */
export const REWARD_RULE_VALUES = {
  '20.1': XP_VALUES,
  '20.3': startsOf(xpLevel, 5_000),
  '20.4': [xpLevel(1_000_000)],
  '20.6': startsOf(fireLevel, 1_000),
  '20.8': ['2026-11-28', '2026-11-29'].map((day) => flamesForVisit(new Date(`${day}T12:00:00Z`))),
  '20.11': [STREAK_LINES.length],
  '20.12': [
    ...[
      animation.LEVEL_UP_MS.newImage,
      animation.LEVEL_UP_MS.secondBurst,
      animation.LEVEL_UP_MS.oldImageGone,
    ],
    ...[animation.LEVEL_UP_MS.fade, animation.LEVEL_UP_MS.fadeLasts],
  ],
  '20.13': [animation.CONFETTI_PARTICLES.first, animation.CONFETTI_PARTICLES.second],
  '20.15': [animation.POPUP_DELAY_MS],
  '20.16': [animation.LEVEL_UP_COOLDOWN_MS],
  '20.17': [LONGEST_SESSION_MS / HOUR_MS],
  '20.21': [MASCOT_PIECES.length, PIECE_SLOTS.length],
}
