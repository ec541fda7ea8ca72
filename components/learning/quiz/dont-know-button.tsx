import { Button } from '@/components/ui/button'

type DontKnowButtonProps = {
  /** Whether an answer is being sent. */
  isBusy: boolean
  onClick: () => void
}

/** „Ne znam” beside the button that submits an answer (decision 085). */
export const DontKnowButton = ({ isBusy, onClick }: DontKnowButtonProps) => (
  <Button
    variant="secondary"
    aria-disabled={isBusy}
    onClick={onClick}
    data-early-icon="question"
    className="shrink-0 text-lg"
  >
    Ne znam
  </Button>
)
