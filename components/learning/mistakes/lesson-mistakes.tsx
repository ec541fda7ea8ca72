'use client'
import { useState, type ReactNode } from 'react'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { useCall } from '@/lib/platform/browser/queries'
import { mistakesApiCalls } from '@/lib/learning/mistakes/calls'
import type { MistakePage } from '@/lib/learning/mistakes/model'
import { waitingMistakes } from '@/lib/learning/mistakes/round'
import { Practice } from './practice'

type LessonMistakesProps = {
  lessonId: string
  /** Shown if no mistake of the lesson waits to be practised. */
  otherwise: ReactNode
}

/** Practice of one lesson's waiting mistakes; the back link leads to the lesson. */
export function LessonMistakes({ lessonId, otherwise }: LessonMistakesProps) {
  const input = { query: { lekcija: lessonId } }
  const query = useCall(mistakesApiCalls.listMistakes, input, { isForgotten: true })
  return (
    <Loaded query={query} title="Moje greške" skeleton={<ListSkeleton />}>
      {(page) => <LessonRound {...{ page, otherwise }} />}
    </Loaded>
  )
}

type LessonRoundProps = { page: MistakePage; otherwise: ReactNode }

function LessonRound({ page, otherwise }: LessonRoundProps) {
  // A snapshot from the start of the practice: refetching must not remove items.
  const [round, setRound] = useState({ mistakes: waitingMistakes(page), today: page.today })
  const [group] = page.groups
  const [path] = useState(group?.lesson.path)
  if (round.mistakes.length === 0 || !path) return otherwise
  return (
    <Practice
      {...round}
      way={{ back: 'Natrag na lekciju', onBack: path }}
      onClose={() => setRound({ ...round, mistakes: [] })}
    />
  )
}
