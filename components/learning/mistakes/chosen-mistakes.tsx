'use client'
import { useState, type ReactNode } from 'react'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { useCall } from '@/lib/platform/browser/queries'
import { mistakesApiCalls } from '@/lib/learning/mistakes/calls'
import type { MistakePage } from '@/lib/learning/mistakes/model'
import { waitingMistakes } from '@/lib/learning/mistakes/round'
import { Practice } from './practice'

type ChosenMistakesProps = {
  /** A lesson, or a test that the pupil handed in. */
  of: { lekcija: string } | { test: string }
  /** Shown if none of its mistakes waits to be practised. */
  otherwise: ReactNode
}

/** Practice of the waiting mistakes of a lesson or test; the back link leads to the only lesson. */
export function ChosenMistakes({ of, otherwise }: ChosenMistakesProps) {
  const input = { query: of }
  const query = useCall(mistakesApiCalls.listMistakes, input, { isForgotten: true })
  return (
    <Loaded query={query} title="Moje greške" skeleton={<ListSkeleton />}>
      {(page) => <ChosenRound {...{ page, otherwise }} />}
    </Loaded>
  )
}

type ChosenRoundProps = { page: MistakePage; otherwise: ReactNode }

function ChosenRound({ page, otherwise }: ChosenRoundProps) {
  // A snapshot from the start of the practice: refetching must not remove items.
  const [round, setRound] = useState({ mistakes: waitingMistakes(page), today: page.today })
  const [group, ...others] = page.groups
  const [path] = useState(others.length > 0 ? undefined : group?.lesson.path)
  if (round.mistakes.length === 0) return otherwise
  return (
    <Practice
      {...round}
      {...(path && { way: { back: 'Natrag na lekciju', onBack: path } })}
      onClose={() => setRound({ ...round, mistakes: [] })}
    />
  )
}
