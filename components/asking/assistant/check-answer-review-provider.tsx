'use client'
import type { ReactNode } from 'react'
import {
  CheckAnswerReviewContext,
  type CheckAnswerReviewProps,
} from '@/components/learning/check/check-answer-review-context'
import { lazyPart } from '@/components/ui/lazy-part'

const CheckAnswerReview = lazyPart<CheckAnswerReviewProps>(() =>
  import('./check-answer-review').then((one) => one.CheckAnswerReview),
)

const lookAgain = (props: CheckAnswerReviewProps) => <CheckAnswerReview {...props} />

/** Provides components inside with the button that has a model review a check answer. */
export const CheckAnswerReviewProvider = ({ children }: { children: ReactNode }) => (
  <CheckAnswerReviewContext value={lookAgain}>{children}</CheckAnswerReviewContext>
)
