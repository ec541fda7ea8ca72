import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { Way } from '@/lib/http/errors'

type RefusedWaysProps = {
  /** The test that asks the same and is still written. */
  test?: Way | undefined
  skipLabel?: string
  /** Where what is refused can't be left out there is no such way. */
  onSkip?: (() => void) | undefined
}

/** The ways on from an item that is not judged: it was taken out, or is part of a test. */
export function RefusedWays({ test, skipLabel = 'Preskoči', onSkip }: RefusedWaysProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {test && <ButtonLink href={test.path}>Otvori test „{test.title}”</ButtonLink>}
      {onSkip && (
        <Button variant="secondary" onClick={onSkip}>
          {skipLabel}
        </Button>
      )}
    </div>
  )
}
