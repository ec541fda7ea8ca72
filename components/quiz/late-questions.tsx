import { Mascot } from '@/components/art/mascot'
import { Button } from '@/components/ui/button'

type LateQuestionsProps = { onRetry: () => void }

/** Shown in place of a round whose questions are late. */
export function LateQuestions({ onRetry }: LateQuestionsProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <Mascot pose="think" className="size-28" />
      <p role="status" className="max-w-md text-lg font-bold">
        Pitanja trenutačno ne stižu. Tvoj kviz je sačuvan i nastavlja se čim stignu.
      </p>
      <Button onClick={onRetry}>Pokušaj ponovno</Button>
    </div>
  )
}
