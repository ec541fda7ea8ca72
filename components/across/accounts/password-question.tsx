'use client'
import { useEffect, useId } from 'react'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { usePasswordConfirmation } from '@/stores/confirm'
import type { PasswordConfirmOptions } from './password-confirm-dialog'

const PasswordConfirmDialog = lazyDialog(() =>
  import('./password-confirm-dialog').then((one) => one.PasswordConfirmDialog),
)

/**
 * The mount point of the password dialog. Each dialog whose requests may need a password renders
 * one, so that the password dialog appears on top.
 */
export function PasswordPrompt(confirming: PasswordConfirmOptions) {
  const place = useId()
  const enter = usePasswordConfirmation((state) => state.enter)
  const isHere = usePasswordConfirmation(
    ({ places, answer }) => answer !== null && places.at(-1) === place,
  )
  useEffect(() => enter(place), [enter, place])
  if (!isHere) return null
  const answer = (isConfirmed: boolean) => usePasswordConfirmation.getState().answer?.(isConfirmed)
  return (
    <PasswordConfirmDialog {...confirming} onConfirmed={() => answer(true)} onOpenChange={answer} />
  )
}
