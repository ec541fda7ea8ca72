import { Check, CloudOff, CloudUpload } from 'lucide-react'

type SaveStateProps = { isWaiting: boolean; isOffline: boolean; hasAnswers: boolean }

const OFFLINE =
  'Nema veze s internetom. Odgovori su sačuvani na ovom uređaju i spremit će se čim se veza vrati.'

/** Whether the answers are safe. Only what concerns the pupil is read out: that they are not yet. */
export function SaveState({ isWaiting, isOffline, hasAnswers }: SaveStateProps) {
  const Icon = isWaiting ? CloudUpload : Check
  return (
    <div className="min-h-6 text-sm">
      <p role="status" className="flex gap-2 font-bold text-almost empty:hidden">
        {isOffline && (
          <>
            <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {OFFLINE}
          </>
        )}
      </p>
      {!isOffline && (isWaiting || hasAnswers) && (
        <p className="flex items-center gap-1.5 text-muted">
          <Icon aria-hidden="true" className="size-4" />
          {isWaiting ? 'Spremam...' : 'Spremljeno'}
        </p>
      )}
    </div>
  )
}
