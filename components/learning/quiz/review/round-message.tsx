import { clsx } from 'clsx'
import { useOwnOfflineNotice } from '@/components/ui/use-own-offline-notice'
import { useAlertScrollRef } from '@/components/ui/use-shown-alert'

type RoundMessageProps = {
  text: string | undefined
  /** The answer waits for the connection, which is no fault of the pupil. */
  isWaiting: boolean
}

/** Why an answer of a round is not judged. */
export function RoundMessage({ text, isWaiting }: RoundMessageProps) {
  const alert = useAlertScrollRef(text)
  // The notice says that what is open still works, but judging does not.
  useOwnOfflineNotice(isWaiting)
  return (
    <p
      ref={alert}
      role="alert"
      className={clsx(
        'min-h-6 scroll-mb-28 font-bold empty:min-h-0',
        isWaiting ? 'text-almost' : 'text-bad',
      )}
    >
      {text}
    </p>
  )
}
