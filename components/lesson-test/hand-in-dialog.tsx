'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Flushed } from './use-autosave'
import { questionList } from './words'

type HandInDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Places of the questions without an answer, from 0. */
  open: number[]
  onMove: (position: number) => void
  flush: () => Promise<Flushed>
  onHandIn: () => Promise<boolean>
}

const OFFLINE = 'Nema veze s internetom. Odgovori su sačuvani: predaj test čim se veza vrati.'

/** Asks once more before a test is handed in, and names what has no answer. */
export function HandInDialog(props: HandInDialogProps) {
  const { isOpen, onOpenChange, open, onMove, flush, onHandIn } = props
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)

  const send = async () => {
    if (isSending) return
    setSending(true)
    setMessage(null)
    const flushed = await flush()
    if (flushed === 'kept') setMessage(OFFLINE)
    else if (flushed === 'saved') await onHandIn()
    setSending(false)
  }
  const close = (next: boolean) => {
    setMessage(null)
    onOpenChange(next)
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={close} title="Predati test?">
      <div className="space-y-4">
        <p className="text-lg">
          {open.length > 0
            ? `Bez odgovora ${open.length === 1 ? 'je' : 'su'} ${questionList(open.map((index) => index + 1))}.`
            : 'Na svako pitanje imaš odgovor.'}{' '}
          Nakon predaje odgovori se više ne mijenjaju.
        </p>
        {open.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label="Pitanja bez odgovora">
            {open.map((index) => (
              <li key={index}>
                <Button variant="secondary" onClick={() => onMove(index)}>
                  {index + 1}. pitanje
                </Button>
              </li>
            ))}
          </ul>
        )}
        <p role="alert" className="font-bold text-almost empty:hidden">
          {message}
        </p>
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button onClick={send} aria-disabled={isSending}>
            {isSending ? 'Predajem...' : 'Predaj test'}
          </Button>
          <Button variant="secondary" onClick={() => close(false)}>
            Vrati se na pitanja
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
