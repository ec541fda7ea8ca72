'use client'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Flushed, Trouble } from './use-autosave'
import { questionListLabel } from './test-labels'

type HandInDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Indexes of the questions without an answer. */
  open: number[]
  onMove: (position: number) => void
  flush: () => Promise<Flushed>
  onHandIn: () => Promise<void>
}

const TROUBLES: Record<Trouble, string> = {
  offline: 'Nema veze s internetom. Odgovori su sačuvani: predaj test čim se veza vrati.',
  refused:
    'Odgovori se trenutačno ne mogu spremiti. Sačuvani su na ovom uređaju: pokušaj predati test za minutu.',
}

/** Confirms the submission of a test and names the questions without an answer. */
export function HandInDialog(props: HandInDialogProps) {
  const { isOpen, onOpenChange, open, onMove, flush, onHandIn } = props
  const [step, setStep] = useState<'asking' | 'saving' | 'handing-in'>('asking')
  const [message, setMessage] = useState<string | null>(null)
  const asked = useRef<symbol>(null)
  const isHandingIn = step === 'handing-in'

  const send = async () => {
    if (step !== 'asking') return
    const attempt = Symbol()
    asked.current = attempt
    setStep('saving')
    setMessage(null)
    const flushed = await flush()
    if (asked.current !== attempt) return
    if (flushed === 'saved') {
      setStep('handing-in')
      await onHandIn()
    } else if (flushed !== 'over') setMessage(TROUBLES[flushed])
    setStep('asking')
  }
  /** Cancels until the test itself is being sent. */
  const goBack = (go: () => void) => {
    if (isHandingIn) return
    asked.current = null
    setStep('asking')
    setMessage(null)
    go()
  }
  const close = () => goBack(() => onOpenChange(false))
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => (next ? onOpenChange(next) : close())}
      title="Predati test?"
    >
      <div className="space-y-4">
        <p className="text-lg">
          {open.length > 0
            ? `Bez odgovora ${open.length === 1 ? 'je' : 'su'} ${questionListLabel(open.map((index) => index + 1))}.`
            : 'Na svako pitanje imaš odgovor.'}{' '}
          Nakon predaje odgovori se više ne mijenjaju.
        </p>
        {open.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label="Pitanja bez odgovora">
            {open.map((index) => (
              <li key={index}>
                <Button
                  variant="secondary"
                  aria-disabled={isHandingIn}
                  onClick={() => goBack(() => onMove(index))}
                >
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
          <Button onClick={send} aria-disabled={step !== 'asking'}>
            {step !== 'asking' ? 'Predajem...' : 'Predaj test'}
          </Button>
          <Button variant="secondary" onClick={close} aria-disabled={isHandingIn}>
            Vrati se na pitanja
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
