'use client'
import { useState } from 'react'
import { lazyDialog } from '@/components/ui/lazy-dialog'

const QuestionDialog = lazyDialog(async () => (await import('./question-dialog')).QuestionDialog)

type Asked = { text: string; answer: (isYes: boolean) => void }

/** Asks before what can't be taken back. The browser's own question has buttons in its language. */
export function useQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const question = (text: string) => new Promise<boolean>((answer) => setAsked({ text, answer }))
  const settle = (isYes: boolean) => {
    asked?.answer(isYes)
    setAsked(null)
  }
  const dialog = asked && (
    <QuestionDialog text={asked.text} onAnswer={settle} onOpenChange={() => settle(false)} />
  )
  return { question, dialog }
}
