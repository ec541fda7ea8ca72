'use client'
import { useEffect, useEffectEvent } from 'react'
import { onSessionOver } from '@/stores/admin'
import { useConfirmationDialog } from './use-confirmation-dialog'

const ASKS = { asks: 'Napustiti bez spremanja?', action: 'Napusti' }
const TEXTS = {
  lost: 'Promjene će se izgubiti.',
  failing: 'Nacrt nije spremljen, pa se promjene mogu izgubiti.',
}

type Guard = {
  isDirty: boolean
  /** True where typed text is kept as a draft: leaving sends it without asking. */
  isKept: boolean
  /** True when the last draft could not be saved. */
  isFailing: boolean
}

type Traversal = Event & { navigationType: string; destination: { key: string } }
type Navigation = EventTarget & { traverseTo: (key: string) => unknown }

/**
 * Asks before unsaved changes are lost by a link, `data-leaves`, or going back (Navigation API).
 * The browser itself asks before its tab is closed or reloaded.
 * @returns the confirmation dialog
 */
export function useUnsavedGuard({ isDirty, isKept, isFailing }: Guard) {
  const { question, dialog } = useConfirmationDialog()
  const asks = !isKept || isFailing
  const ask = useEffectEvent(async (ending: AbortController, leave: () => void) => {
    if (!(await question({ ...ASKS, text: isFailing ? TEXTS.failing : TEXTS.lost }))) return
    // The next page must not ask again.
    ending.abort()
    leave()
  })
  useEffect(() => {
    if (!isDirty) return
    const ending = new AbortController()
    const { signal } = ending
    const { navigation } = window as { navigation?: Navigation }
    const onUnload = (event: Event) => event.preventDefault()
    const onTraverse = (event: Event) => {
      const { navigationType, destination } = event as Traversal
      if (!asks || navigationType !== 'traverse' || !event.cancelable) return
      event.preventDefault()
      void ask(ending, () => navigation?.traverseTo(destination.key))
    }
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>(asks ? 'a[href], [data-leaves]' : '[data-leaves]')
      if (!link || link.hasAttribute('target') || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      event.stopPropagation()
      void ask(ending, () => link.click())
    }
    window.addEventListener('beforeunload', onUnload, { signal })
    const stopListening = onSessionOver(() => isKept && ending.abort())
    document.addEventListener('click', onClick, { signal, capture: true })
    navigation?.addEventListener('navigate', onTraverse, { signal })
    return () => {
      ending.abort()
      stopListening()
    }
  }, [isDirty, isKept, asks])
  return dialog
}
