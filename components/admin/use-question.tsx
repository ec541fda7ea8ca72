'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

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
    <Dialog title="Potvrdi" onOpenChange={() => settle(false)}>
      <p>{asked.text}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => settle(false)}>
          Odustani
        </Button>
        <Button variant="danger" onClick={() => settle(true)}>
          Nastavi
        </Button>
      </div>
    </Dialog>
  )
  return { question, dialog }
}
