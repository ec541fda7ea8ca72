import { useRef } from 'react'
import { dailyPracticeApiCalls } from '@/lib/learning/daily-practice/calls'
import { FAILURES_BEFORE_CHANGE } from '@/lib/learning/daily-practice/limits'
import type { Sitting, SittingRound } from '@/lib/learning/daily-practice/model'
import { call } from '@/lib/platform/http/client'
import type { HeldSitting } from './held-sitting'

/** How long the next question waits for an easier choice of the rest. */
const CHANGE_PATIENCE_MS = 2_000

type SetHeld = (change: (known: HeldSitting | null) => HeldSitting | null) => void

/**
 * The server's easier choice of the rest after failures. The server keeps what it chose, so a choice
 * that comes late is followed, too: else its questions would be asked in addition at the end.
 */
export function useEasierRest(setHeld: SetHeld) {
  const change = useRef<Promise<void>>(undefined)
  const late = useRef<Sitting>(undefined)
  /** The parts done at the last request: like the server, the next one waits for new failures. */
  const asked = useRef({ roundId: '', done: 0 })

  /** @param load how many loads this counts as: a load begins at the first part without a result */
  const follow = ({ first }: Sitting, load: 0 | 1) =>
    setHeld((known) =>
      // The rest of the sitting, such as the second round, is not shown before the first one ends.
      known?.sitting.first.roundId === first.roundId
        ? {
            ...known,
            sitting: { ...known.sitting, first },
            load: known.load + load,
            isEased: keysOf(first) !== keysOf(known.sitting.first),
          }
        : known,
    )

  const request = async ({ day, number, first }: Sitting, done: number) => {
    asked.current = { roundId: first.roundId, done }
    late.current = undefined
    const isNewest = () => asked.current.done === done
    const body = { day, number }
    const loaded = call(dailyPracticeApiCalls.openSitting, { body }).catch(() => {
      // Without a connection the rest stays unchanged.
      asked.current = { roundId: '', done: 0 }
      return null
    })
    const next = await Promise.race([loaded, wait(CHANGE_PATIENCE_MS)])
    if (next) follow(next, 0)
    else
      void loaded.then((sitting) => {
        if (isNewest()) late.current = sitting ?? undefined
      })
  }

  return {
    /** Asks for easier questions after the failed one of this key. */
    changeRest: (sitting: Sitting, key: string) => {
      const { roundId, items } = sitting.first
      const done = items.findIndex((item) => item.key === key) + 1
      const before = asked.current.roundId === roundId ? asked.current.done : 0
      if (done - before >= FAILURES_BEFORE_CHANGE) change.current = request(sitting, done)
    },
    /** Resolves when the rest is known, at the latest after two seconds. */
    untilChanged: async () => {
      await change.current
      if (late.current) follow(late.current, 1)
      late.current = undefined
    },
  }
}

const keysOf = ({ items }: SittingRound) => items.map(({ key }) => key).join(' ')

const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))
