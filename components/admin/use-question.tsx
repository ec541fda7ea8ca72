'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type Question = {
  /** Such as „Obrisati odabrane članke?” */
  asks: string
  /** What follows from it. */
  text?: string
  /** Names on the button what is then done. */
  action: string
}

type Asked = Question & { answer: (isYes: boolean) => void }

/** Asks before what can't be taken back. The browser's own question has buttons in its language. */
export function useQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const question = (one: Question) => new Promise<boolean>((answer) => setAsked({ ...one, answer }))
  const settle = (isYes: boolean) => {
    asked?.answer(isYes)
    setAsked(null)
  }
  const dialog = asked && (
    <Dialog title={asked.asks} onOpenChange={() => settle(false)}>
      {asked.text && <p>{asked.text}</p>}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => settle(false)}>
          Odustani
        </Button>
        <Button variant="danger" onClick={() => settle(true)}>
          {asked.action}
        </Button>
      </div>
    </Dialog>
  )
  return { question, dialog }
}
