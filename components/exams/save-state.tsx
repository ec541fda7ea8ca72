import { Check, CloudOff, CloudUpload } from 'lucide-react'
import type { Trouble } from './use-autosave'

type SaveStateProps = { isWaiting: boolean; trouble: Trouble | null; hasAnswers: boolean }

const TROUBLES: Record<Trouble, string> = {
  offline:
    'Nema veze s internetom. Odgovori su sačuvani na ovom uređaju i spremit će se čim se veza vrati.',
  refused:
    'Odgovori se trenutačno ne mogu spremiti. Sačuvani su na ovom uređaju i poslat će se sami.',
}

/** Whether the answers are saved. Only trouble is announced to screen readers. */
export function SaveState({ isWaiting, trouble, hasAnswers }: SaveStateProps) {
  const Icon = isWaiting ? CloudUpload : Check
  return (
    <div className="min-h-6 text-sm">
      <p role="status" className="flex gap-2 font-bold text-almost empty:hidden">
        {trouble && (
          <>
            <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {TROUBLES[trouble]}
          </>
        )}
      </p>
      {!trouble && (isWaiting || hasAnswers) && (
        <p className="flex items-center gap-1.5 text-muted">
          <Icon aria-hidden="true" className="size-4" />
          {isWaiting ? 'Spremam...' : 'Spremljeno'}
        </p>
      )}
    </div>
  )
}
