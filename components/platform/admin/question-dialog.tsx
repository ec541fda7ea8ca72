'use client'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

export type Question = {
  /** Such as „Obrisati odabrane članke?” */
  asks: string
  /** What follows from it. */
  text?: string
  /** Names on the button what is then done. */
  action: string
}

type QuestionDialogProps = Question & {
  onAnswer: (isYes: boolean) => void
  onOpenChange: (isOpen: boolean) => void
}

/** A question with a way on and a way back. */
export const QuestionDialog = ({
  asks,
  text,
  action,
  onAnswer,
  onOpenChange,
}: QuestionDialogProps) => (
  <Dialog title={asks} onOpenChange={onOpenChange}>
    {text && <p>{text}</p>}
    <div className="mt-5 flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={() => onAnswer(false)}>
        Odustani
      </Button>
      <Button variant="danger" onClick={() => onAnswer(true)}>
        {action}
      </Button>
    </div>
  </Dialog>
)
