'use client'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Round } from '@/components/learning/quiz/review/round'
import type { RoundItem } from '@/components/learning/quiz/review/round-item'
import { RoundPage } from '@/components/learning/quiz/review/round-page'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { useOwnOfflineNotice } from '@/components/ui/use-own-offline-notice'
import { Waiting } from '@/components/ui/waiting'
import type { SittingItem, SittingRound } from '@/lib/learning/daily-practice/model'
import { reasonLabel } from '@/lib/learning/daily-practice/reason-labels'
import { AgainOffer } from './again-offer'
import { SittingEndScreen } from './sitting-end-screen'
import { useSitting } from './use-sitting'

/** „Danas”: the practice of the day, resumed where it was left. */
export function DailyPractice() {
  const { held, message, isOffline, ...does } = useSitting()
  useOwnOfflineNotice(isOffline)
  const [begunRound, setBegunRound] = useState<string>()
  const { first, again, done } = held?.sitting ?? {}
  if (!message && done) {
    return <SittingEndScreen end={done} onMore={does.more} />
  }
  // A page that was left stays mounted, so the choice is that of one sitting.
  if (!message && first && again && begunRound !== again.roundId) {
    const begin = () => setBegunRound(again.roundId)
    return <AgainOffer {...{ first, again }} onAgain={begin} onEnd={does.finish} />
  }
  return (
    <RoundPage title="Danas" back="Na profil" onBack="/profil" end={null}>
      {!held && !message && <Waiting label="Slažem današnju vježbu..." />}
      <p
        role="alert"
        className={clsx('font-bold empty:hidden', isOffline ? 'text-almost' : 'text-bad')}
      >
        {message}
      </p>
      {message && (
        // The button that was pressed is gone.
        <Button onClick={does.retry} autoFocus>
          Pokušaj ponovno
        </Button>
      )}
      {!message && first?.items.length === 0 && <NothingYet />}
      {!message && held && first && first.items.length > 0 && !again && (
        <SittingRoundSteps
          key={`${first.roundId} ${held.load}`}
          round={first}
          results={held.results}
          isEased={held.isEased}
          onResult={does.note}
          onEnd={does.resume}
          untilReady={does.untilChanged}
        />
      )}
      {!message && held && again && (
        <>
          {/* Above the steps, because their fixed bar of buttons would cover anything below. */}
          <Button
            variant="quiet"
            onClick={does.finish}
            data-early-icon="check"
            className="-ml-5 align-middle"
          >
            Dosta je za danas
          </Button>
          <SittingRoundSteps
            key={`${again.roundId} ${held.load}`}
            round={again}
            results={held.againResults}
            onResult={does.noteAgain}
            onEnd={does.finish}
          />
        </>
      )}
    </RoundPage>
  )
}

type SittingRoundStepsProps = {
  round: SittingRound
  results: Record<string, boolean>
  isEased?: boolean | undefined
  onResult: (key: string, isKnown: boolean | null) => void
  onEnd: () => void
  untilReady?: () => Promise<void> | undefined
}

function SittingRoundSteps({ round, isEased = false, ...steps }: SittingRoundStepsProps) {
  return (
    <Round
      items={round.items.map(toRoundItem)}
      judging={{ source: 'danas', roundId: round.roundId }}
      headOf={(key) => (
        <>
          {isEased && steps.results[key] === undefined && (
            <p className="mb-2 text-sm font-semibold early:hidden">
              Ostatak vježbe sada je malo lakši.
            </p>
          )}
          <ItemHead item={round.items.find((item) => item.key === key)} />
        </>
      )}
      {...steps}
    />
  )
}

function toRoundItem(item: SittingItem): RoundItem {
  const { key, kind } = item
  if (kind === 'question') return { key, kind, question: item.question }
  if (kind === 'script') {
    return { key, kind, title: item.lesson.title, path: `${item.lesson.path}/skripta` }
  }
  const { cardId, front, back } = item
  return { key, kind, cardId, front, back }
}

/** The lesson of a part, and why it is asked. */
function ItemHead({ item }: { item: SittingItem | undefined }) {
  if (!item || item.kind === 'script') return null
  return (
    <p
      data-area={item.lesson.area}
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 early:hidden"
    >
      {item.kind === 'question' && (
        <span className="rounded-full bg-area-soft px-3 py-0.5 text-sm font-bold text-area">
          {reasonLabel(item.reason)}
        </span>
      )}
      <span className="min-w-0 text-sm font-semibold break-words text-muted">
        {item.lesson.title}
      </span>
    </p>
  )
}

const NothingYet = () => (
  <Container width="narrow">
    <EmptyState
      title="Ovdje će te čekati vježba"
      text="Odaberi lekciju u svojem razredu i kreni. Iskra ti onda svaki dan slaže kratku vježbu."
    >
      <ButtonLink href="/profil" variant="secondary">
        Na profil
      </ButtonLink>
    </EmptyState>
  </Container>
)
