'use client'
import { CircleCheck, CircleDashed, CirclePlay } from 'lucide-react'
import { nextStepOf } from '@/lib/learning/lesson-state/next-step'
import { STATE_LINE_OF } from '@/lib/learning/lesson-state/state-labels'
import { FREE_CARDS, FREE_QUESTIONS } from '@/lib/people/billing/limits'
import type { LessonElement } from '@/lib/platform/paths'
import { useUser } from '@/stores/user'
import { useLessonState } from './use-lesson-state'

export type ElementOfLesson = {
  lessonId: string
  element: LessonElement
  questionCount: number
  cardCount: number
  /** True for a lesson that is free as a whole. */
  isFree: boolean
}

const LOOKS = {
  new: { Icon: CircleDashed, tone: 'text-muted' },
  open: { Icon: CirclePlay, tone: 'text-area' },
  done: { Icon: CircleCheck, tone: 'text-good' },
} as const

/** The pupil's state of one element. The recommended one is marked for the tile around it. */
export function ElementStateLine({ lessonId, element, isFree, ...offer }: ElementOfLesson) {
  const known = useLessonState(lessonId)
  const isPaid = useUser(({ user }) => user?.type !== 'ucenik' || user.hasSubscription)
  if (!known?.state) return null
  const { state, openRound } = known
  const [free, all] =
    element === 'kartice' ? [FREE_CARDS, offer.cardCount] : [FREE_QUESTIONS, offer.questionCount]
  const open = isFree || isPaid ? all : Math.min(free, all)
  const { text, look } = STATE_LINE_OF[element](state, openRound, { open, all })
  const isNext = nextStepOf(state, { ...offer, openRound })?.element === element
  const { Icon, tone } = LOOKS[look]
  return (
    <span data-next={isNext || undefined} className={`flex items-center gap-1.5 ${tone}`}>
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {text}
    </span>
  )
}
