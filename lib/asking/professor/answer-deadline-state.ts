import { waitWords } from '@/lib/platform/hr/waits'
import { PROFESSOR_LIMITS } from './limits'

/** The state of an open question relative to its promised time. */
export function answerDeadlineState(promisedAt: Date, now: Date) {
  const leftMs = promisedAt.getTime() - now.getTime()
  const words = waitWords(Math.max(1, Math.round(Math.abs(leftMs) / 1_000)))
  if (leftMs < 0) return { state: 'late', words: `rok je prošao prije ${words}` } as const
  const state = leftMs < PROFESSOR_LIMITS.urgentMs ? 'urgent' : 'open'
  return { state, words: `rok za ${words}` } as const
}
