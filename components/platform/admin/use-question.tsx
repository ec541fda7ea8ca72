'use client'
import { useState } from 'react'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import type { Question } from './question-dialog'

const QuestionDialog = lazyDialog(async () => (await import('./question-dialog')).QuestionDialog)

type Asked = Question & { answer: (isYes: boolean) => void }

/** Confirms irreversible actions. The browser's own dialog would not be in Croatian. */
export function useQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const question = (one: Question) => new Promise<boolean>((answer) => setAsked({ ...one, answer }))
  const settle = (isYes: boolean) => {
    asked?.answer(isYes)
    setAsked(null)
  }
  const dialog = asked && (
    <QuestionDialog {...asked} onAnswer={settle} onOpenChange={() => settle(false)} />
  )
  return { question, dialog }
}
