import { useRef, useState } from 'react'
import { useHandedAnew } from '@/components/ui/use-handed-anew'
import { ApiError, call, OFFLINE_MESSAGE } from '@/lib/http/client'
import { reportsCalls } from '@/lib/reports/calls'
import type { PeriodKey, Report } from '@/lib/reports/model'

/** The report that is shown, and the way to another period. The address follows, for a reload. */
export function useReport(handed: Report) {
  const [report, show] = useState(handed)
  const [isLoading, setLoading] = useState(false)
  const [said, say] = useState('')
  const latest = useRef(0)
  useHandedAnew(handed, () => {
    show(handed)
    say('')
  })

  async function choose(razdoblje: PeriodKey) {
    const turn = (latest.current += 1)
    setLoading(true)
    say('Učitavam...')
    try {
      const answer = await call(reportsCalls.report, {
        query: { childId: report.child._id, razdoblje },
      })
      // Pressed again meanwhile: only the last press counts.
      if (turn !== latest.current) return
      show(answer)
      say('')
      window.history.replaceState(null, '', `?razdoblje=${razdoblje}`)
    } catch (error) {
      if (turn !== latest.current) return
      say(error instanceof ApiError ? error.message : OFFLINE_MESSAGE)
    }
    setLoading(false)
  }

  return { report, isLoading, said, choose }
}
