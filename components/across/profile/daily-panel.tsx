import { Check, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Panel } from '@/components/ui/panel'
import type { DailyState } from '@/lib/learning/daily-practice/model'
import { DAILY_PRACTICE_PATH } from '@/lib/platform/paths'

type DailyPanelProps = {
  state: Exclude<DailyState, 'none'>
  /** Smaller links below. */
  children?: ReactNode
}

/** „Danas”: the page's primary button, or that the day's practice is done. */
export function DailyPanel({ state, children }: DailyPanelProps) {
  return (
    <Panel id="danas" title="Danas">
      {state === 'done' ? (
        <>
          <p className="flex items-center gap-3 font-bold">
            <Check aria-hidden="true" className="size-6 shrink-0 text-good" />
            Gotovo za danas. Sutra te čeka nova vježba.
          </p>
          <ButtonLink href={DAILY_PRACTICE_PATH} variant="quiet" className="mt-2 -ml-5">
            Pogledaj kako je bilo
          </ButtonLink>
        </>
      ) : (
        <ButtonLink
          href={DAILY_PRACTICE_PATH}
          className="min-h-16 w-full justify-start text-left text-lg"
        >
          <Sun aria-hidden="true" className="size-6 shrink-0" />
          <span>
            {state === 'open' ? 'Nastavi današnju vježbu' : 'Kreni s današnjom vježbom'}
            {/* How much is left of an open one is not known here. */}
            {state === 'new' && (
              <span className="block text-base font-semibold">Oko deset minuta</span>
            )}
          </span>
        </ButtonLink>
      )}
      {children}
    </Panel>
  )
}
