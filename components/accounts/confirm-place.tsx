'use client'
import { useEffect, useId } from 'react'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { useConfirm } from '@/stores/confirm'

const ConfirmDialog = lazyDialog(() => import('./confirm-dialog').then((one) => one.ConfirmDialog))

/**
 * Where the password is asked for. A dialog whose calls may need it has a place of its own, so that
 * the question opens above it and it stays as it is.
 */
export function ConfirmPlace({ email }: { email: string }) {
  const place = useId()
  const enter = useConfirm((state) => state.enter)
  const isHere = useConfirm(({ places, answer }) => answer !== null && places.at(-1) === place)
  useEffect(() => enter(place), [enter, place])
  if (!isHere) return null
  const answer = (isConfirmed: boolean) => useConfirm.getState().answer?.(isConfirmed)
  return <ConfirmDialog email={email} onConfirmed={() => answer(true)} onOpenChange={answer} />
}
