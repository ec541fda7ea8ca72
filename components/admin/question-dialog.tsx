'use client'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type QuestionDialogProps = {
  text: string
  onAnswer: (isYes: boolean) => void
  onOpenChange: (isOpen: boolean) => void
}

/** A question with a way on and a way back. */
export const QuestionDialog = ({ text, onAnswer, onOpenChange }: QuestionDialogProps) => (
  <Dialog title="Potvrdi" onOpenChange={onOpenChange}>
    <p>{text}</p>
    <div className="mt-5 flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={() => onAnswer(false)}>
        Odustani
      </Button>
      <Button variant="danger" onClick={() => onAnswer(true)}>
        Nastavi
      </Button>
    </div>
  </Dialog>
)
