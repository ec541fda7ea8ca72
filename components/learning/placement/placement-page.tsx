'use client'
import { useState, type ReactNode } from 'react'
import { RoundPage } from '@/components/learning/quiz/review/round-page'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { useHash } from '@/components/ui/use-hash'
import { Waiting } from '@/components/ui/waiting'
import { isId } from '@/lib/platform/is-id'
import { PlacementIntro } from './placement-intro'
import { PlacementQuestion } from './placement-question'
import { PlacementResult } from './placement-result'
import { usePlacement } from './use-placement'

/** „Pronađi svoje mjesto”: the textbook stands in the address's hash, so the page is one for all. */
export function PlacementPage() {
  const hash = useHash()
  if (hash === undefined) return <ListSkeleton />
  if (isId(hash)) return <BookPlacement key={hash} literatureId={hash} />
  return (
    <Frame>
      <NoPlacement text="Na svojem profilu ili na stranici udžbenika otvori „Pronađi svoje mjesto”." />
    </Frame>
  )
}

/** The placement of one textbook: what it is, one question at a time, and where to begin. */
function BookPlacement({ literatureId }: { literatureId: string }) {
  const { placement, failure, isSending, ...does } = usePlacement(literatureId)
  /** Whether the pupil has begun in this visit: what was answered before needs no introduction. */
  const [hasBegun, setBegun] = useState(false)
  if (placement?.result) {
    const again = () => {
      setBegun(true)
      does.again()
    }
    return (
      <PlacementResult
        book={placement.book}
        result={placement.result}
        message={failure?.message}
        onAgain={again}
      />
    )
  }
  const question = placement?.question
  if (!placement || !question) {
    return (
      <Frame>
        {failure?.status === 404 ? (
          <NoPlacement text="Za ovaj udžbenik zasad nema početne provjere. Odaberi lekciju i kreni." />
        ) : failure ? (
          <>
            <p role="alert" className="font-bold text-bad">
              {failure.message}
            </p>
            <Button onClick={does.retry}>Pokušaj ponovno</Button>
          </>
        ) : (
          <Waiting label="Pripremam pitanja..." />
        )}
      </Frame>
    )
  }
  const isIntroduced = hasBegun || placement.position > 1
  return (
    <Frame>
      {isIntroduced ? (
        <PlacementQuestion
          key={`${placement.roundId} ${question._id}`}
          {...{ placement, question, isSending }}
          message={failure?.message}
          takesFocus={hasBegun}
          onChange={does.forgetFailure}
          onAnswer={(answer) => {
            setBegun(true)
            does.answer(answer)
          }}
        />
      ) : (
        <PlacementIntro placement={placement} onBegin={() => setBegun(true)} />
      )}
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <RoundPage title="Pronađi svoje mjesto" back="Na profil" onBack="/profil" end={null}>
    {children}
  </RoundPage>
)

const NoPlacement = ({ text }: { text: string }) => (
  <EmptyState
    title="Ovdje nema pitanja"
    text={text}
    action={{ label: 'Na profil', href: '/profil' }}
  />
)
