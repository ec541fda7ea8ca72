import { Button } from '@/components/ui/button'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import type { ApiError } from '@/lib/platform/http/client'

type OpeningStateProps = {
  query: { failureReason: ApiError | null; refetch: () => Promise<unknown> }
}

/** Shown while a text is being opened, or if that fails. The source stays editable. */
export function OpeningState({ query: { failureReason, refetch } }: OpeningStateProps) {
  if (!failureReason) return <ListSkeleton />
  return (
    <div role="alert" className="space-y-3 rounded-control bg-bad-soft p-4">
      <p>{failureReason.message} Izvornik se i dalje može uređivati.</p>
      <Button variant="secondary" onClick={() => void refetch()}>
        Pokušaj ponovno
      </Button>
    </div>
  )
}
