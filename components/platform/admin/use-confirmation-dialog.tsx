'use client'
import { useState } from 'react'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import type { ConfirmationTexts } from './confirmation-dialog'

const ConfirmationDialog = lazyDialog(
  async () => (await import('./confirmation-dialog')).ConfirmationDialog,
)

type Asked = ConfirmationTexts & { answer: (isYes: boolean) => void }

/** Confirms irreversible actions. The browser's own dialog would not be in Croatian. */
export function useConfirmationDialog() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const question = (one: ConfirmationTexts) =>
    new Promise<boolean>((answer) => setAsked({ ...one, answer }))
  const settle = (isYes: boolean) => {
    asked?.answer(isYes)
    setAsked(null)
  }
  const dialog = asked && (
    <ConfirmationDialog {...asked} onAnswer={settle} onOpenChange={() => settle(false)} />
  )
  return { question, dialog }
}
