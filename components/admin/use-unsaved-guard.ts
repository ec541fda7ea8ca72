'use client'
import { useEffect } from 'react'
import { onSessionOver } from '@/stores/admin'

const QUESTION = 'Napustiti bez spremanja? Promjene će se izgubiti.'

type Traversal = Event & { navigationType: string }

/**
 * Asks before unsaved changes are left by a link, `data-leaves`, reload or back (Navigation API).
 * @param isKept true where a session that is over keeps them: then there is nothing to ask
 */
export function useUnsavedGuard(isDirty: boolean, isKept: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const ending = new AbortController()
    const { signal } = ending
    const onUnload = (event: Event) => event.preventDefault()
    const onTraverse = (event: Event) => {
      const isBack = (event as Traversal).navigationType === 'traverse'
      if (isBack && event.cancelable && !window.confirm(QUESTION)) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href], [data-leaves]')
      if (!link || link.hasAttribute('target') || event.ctrlKey || event.metaKey) return
      // The page that comes does not ask again.
      if (window.confirm(QUESTION)) return ending.abort()
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', onUnload, { signal })
    const stopListening = onSessionOver(() => isKept && ending.abort())
    document.addEventListener('click', onClick, { signal, capture: true })
    const { navigation } = window as { navigation?: EventTarget }
    navigation?.addEventListener('navigate', onTraverse, { signal })
    return () => {
      ending.abort()
      stopListening()
    }
  }, [isDirty, isKept])
}
