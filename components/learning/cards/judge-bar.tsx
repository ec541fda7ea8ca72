import { clsx } from 'clsx'
import { Check, RotateCcw } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { BottomBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'

type JudgeBarProps = {
  canJudge: boolean
  verdict: boolean | undefined
  onFlip: () => void
  onJudge: (knows: boolean) => void
}

/** Flips the card, then asks whether it was known. Fixed to the bottom. */
export function JudgeBar({ canJudge, verdict, onFlip, onJudge }: JudgeBarProps) {
  const judgedAt = useRef(-DOUBLE_TAP_MS)
  const judge = (knows: boolean) => {
    judgedAt.current = performance.now()
    onJudge(knows)
  }
  // The next card's button appears under the same finger: a double tap must not flip it.
  const flip = () => {
    if (performance.now() - judgedAt.current >= DOUBLE_TAP_MS) onFlip()
  }
  return (
    <BottomBar>
      {canJudge ? (
        <>
          <button
            type="button"
            className={clsx(JUDGE, 'border-good bg-good text-surface')}
            aria-pressed={verdict === true}
            onClick={() => judge(true)}
          >
            <Check aria-hidden="true" strokeWidth={3} className="size-5" />
            Znam
            <KeyCap>1</KeyCap>
          </button>
          <button
            type="button"
            className={clsx(JUDGE, 'border-almost bg-almost-soft text-almost')}
            aria-pressed={verdict === false}
            onClick={() => judge(false)}
          >
            <RotateCcw aria-hidden="true" strokeWidth={3} className="size-5" />
            Ne znam
            <KeyCap>2</KeyCap>
          </button>
        </>
      ) : (
        <Button className="min-h-14 w-full text-lg" onClick={flip} data-early-icon="turn">
          Pokaži odgovor
          <KeyCap>razmaknica</KeyCap>
        </Button>
      )}
    </BottomBar>
  )
}

/** A bit longer than systems wait for a second tap. */
const DOUBLE_TAP_MS = 400

const JUDGE =
  'inline-flex min-h-14 flex-1 items-center justify-center gap-2 rounded-control border-2 px-3 py-2.5 text-lg ' +
  'font-bold transition duration-quick hover:brightness-105 active:translate-y-0.5'

/** A key's name, shown where there is a keyboard. */
export const KeyCap = ({ children }: { children: ReactNode }) => (
  <kbd
    aria-hidden="true"
    className="hidden rounded border border-current px-1.5 [font-family:inherit] text-sm font-semibold early:hidden! [@media(hover:hover)]:inline"
  >
    {children}
  </kbd>
)
