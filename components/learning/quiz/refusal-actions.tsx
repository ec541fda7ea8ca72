import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { RemedyPage } from '@/lib/platform/http/errors'

type RefusedWaysProps = {
  /** The open test with the same question. */
  test?: RemedyPage | undefined
  skipLabel?: string
  onSkip?: (() => void) | undefined
}

/** What to do about an item that can't be judged: it was removed or is part of an open test. */
export function RefusalActions({ test, skipLabel = 'Preskoči', onSkip }: RefusedWaysProps) {
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
