'use client'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

export type ConfirmationTexts = {
  /** The question, such as “Obrisati odabrane članke?”. */
  asks: string
  /** The consequences. */
  text?: string
  /** The confirm button's label. */
  action: string
}

type ConfirmationDialogProps = ConfirmationTexts & {
  onAnswer: (isYes: boolean) => void
  onOpenChange: (isOpen: boolean) => void
}

/** A confirmation with a confirm and a cancel button. */
export const ConfirmationDialog = ({
  asks,
  text,
  action,
  onAnswer,
  onOpenChange,
}: ConfirmationDialogProps) => (
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
