'use client'
import { useEffect, useId } from 'react'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { useConfirm } from '@/stores/confirm'
import type { Confirming } from './confirm-dialog'

const ConfirmDialog = lazyDialog(() => import('./confirm-dialog').then((one) => one.ConfirmDialog))

/**
 * A place for the password question. Each dialog whose requests may need it renders one, so that
 * the question appears on top.
 */
export function ConfirmPlace(confirming: Confirming) {
  const place = useId()
  const enter = useConfirm((state) => state.enter)
  const isHere = useConfirm(({ places, answer }) => answer !== null && places.at(-1) === place)
  useEffect(() => enter(place), [enter, place])
  if (!isHere) return null
  const answer = (isConfirmed: boolean) => useConfirm.getState().answer?.(isConfirmed)
  return <ConfirmDialog {...confirming} onConfirmed={() => answer(true)} onOpenChange={answer} />
}
