'use client'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'

/** Time after which a form that is still sending says so (rule 7.3). */
const SPINNER_AFTER_MS = 800

type SubmitButtonProps = { isSending: boolean; label: string; waitingLabel: string }

/**
 * Submits a form. Disabled, with unchanged look, until hydrated: Enter would bypass the scripts.
 */
export function SubmitButton({ isSending, label, waitingLabel }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  const isLate = useIsLate(isSending, SPINNER_AFTER_MS)
  return (
    <>
      <Button
        type="submit"
        disabled={!isHydrated}
        aria-disabled={isSending || undefined}
        className="min-h-13 w-full text-lg disabled:opacity-100!"
      >
        {isLate && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
        {isLate ? waitingLabel : label}
      </Button>
      <span role="status" className="sr-only">
        {isLate && waitingLabel}
      </span>
    </>
  )
}

/** True once `isOn` has lasted longer than `afterMs`. */
function useIsLate(isOn: boolean, afterMs: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isOn, afterMs])
  return isOn && isLate
}
