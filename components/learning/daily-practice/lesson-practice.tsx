'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { MasterySummary } from '@/components/learning/mastery/mastery-summary'
import { Round } from '@/components/learning/quiz/review/round'
import { RoundPage } from '@/components/learning/quiz/review/round-page'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { useHash } from '@/components/ui/use-hash'
import { Waiting } from '@/components/ui/waiting'
import { dailyPracticeApiCalls } from '@/lib/learning/daily-practice/calls'
import type { LessonPractice as Practice } from '@/lib/learning/daily-practice/model'
import { ApiError, call } from '@/lib/platform/http/client'
import { isId } from '@/lib/platform/is-id'
import { lessonIdFromHash } from '@/lib/platform/paths'

type PracticeRound = Practice & { roundId: string }

/** „Vježbaj”: the lesson stands in the address's hash, so that the page is the same for all. */
export function LessonPracticePage() {
  const hash = useHash()
  if (hash === undefined) return <ListSkeleton />
  const lessonId = lessonIdFromHash(hash)
  if (lessonId && isId(lessonId)) return <LessonPractice key={lessonId} lessonId={lessonId} />
  return (
    <RoundPage title="Vježba" back="Na profil" onBack="/profil" end={null}>
      <EmptyState
        title="Odaberi lekciju"
        text="Na stranici lekcije otvori „Vježbaj ovu lekciju”."
        action={{ label: 'Na profil', href: '/profil' }}
      />
    </RoundPage>
  )
}

/** „Vježbaj”: rounds of one lesson's questions without end, each with numbers of its own. */
function LessonPractice({ lessonId }: { lessonId: string }) {
  const [round, setRound] = useState<PracticeRound | null>(null)
  const [results, setResults] = useState<Record<string, boolean>>({})
  const [isOver, setOver] = useState(false)
  const [message, setMessage] = useState<string | null>(null)

  const begin = () => {
    const roundId = uuidv7()
    call(dailyPracticeApiCalls.lessonPractice, { params: { id: lessonId }, body: { roundId } })
      .then((practice) => {
        setMessage(null)
        setResults({})
        setOver(false)
        setRound({ ...practice, roundId })
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        setMessage(error.message)
      })
  }
  const open = useEffectEvent(begin)
  useEffect(() => open(), [])

  const verdicts = Object.values(results)
  const right = verdicts.filter(Boolean).length
  const end = isOver && {
    ...{ right, total: verdicts.length, text: 'Sljedeći krug ima druge brojeve.' },
    more: { label: 'Vježbaj dalje', to: begin },
  }
  return (
    <RoundPage
      title={round ? `Vježba: ${round.lesson.title}` : 'Vježba'}
      back={round ? 'Natrag na lekciju' : 'Na profil'}
      onBack={round?.lesson.path ?? '/profil'}
      end={end || null}
    >
      {!round && !message && <Waiting label="Slažem vježbu..." />}
      <p role="alert" className="font-bold text-bad empty:hidden">
        {message}
      </p>
      {message && <Button onClick={begin}>Pokušaj ponovno</Button>}
      {round?.questions.length === 0 && (
        <p className="text-lg">U ovoj lekciji sada nema pitanja za vježbu.</p>
      )}
      {round && round.questions.length > 0 && (
        <div data-area={round.lesson.area}>
          <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-bold">
            <span className="min-w-0 break-words text-muted">{round.lesson.title}</span>
            {round.mastery && <MasterySummary mastery={round.mastery} />}
          </div>
          <Round
            key={round.roundId}
            items={round.questions.map((question) => ({
              key: question._id,
              kind: 'question',
              question,
            }))}
            judging={{ source: 'vjezba', roundId: round.roundId }}
            results={results}
            onResult={(key, isKnown) => {
              // Only judgements of cards can be taken back.
              if (isKnown !== null) setResults((all) => ({ ...all, [key]: isKnown }))
            }}
            // A round whose questions are all gone has no result.
            onEnd={() => (verdicts.length ? setOver(true) : begin())}
          />
        </div>
      )}
    </RoundPage>
  )
}
