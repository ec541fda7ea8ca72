import { Mascot } from '@/components/art/mascot'
import { Button } from '@/components/ui/button'

type DeskFailureProps = { message: string; onRetry: () => void }

/** What a step that failed says, and the way on. */
export function DeskFailure({ message, onRetry }: DeskFailureProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <Mascot pose="lost" className="size-28" />
      <p role="alert" className="max-w-md text-lg font-bold">
        {message}
      </p>
      <Button onClick={onRetry}>Pokušaj ponovno</Button>
    </div>
  )
}
