'use client'
import { useEffect, useRef } from 'react'
import { toast } from '@/components/ui/toast'
import { CONSENT_KEY, CONSENT_TOASTS, type ConsentAction } from '@/lib/site/dynamic-content/consent'
import { useConsent } from '@/stores/consent'
import { countVisitsWhileAllowed } from './count-visits-while-allowed'

type ConsentActionsProps = {
  /** The last clicked button, in a new array for each click. */
  pressed: HTMLElement[]
  bannerId: string
  analyticsId?: string
}

/** Executes the consent buttons' actions, and lets analytics follow the choice. */
export function ConsentActionRunner({ pressed, bannerId, analyticsId }: ConsentActionsProps) {
  const opener = useRef<HTMLElement>(null)
  const giveFocusBack = () => {
    const place = opener.current?.isConnected ? opener.current : document.getElementById('sadrzaj')
    place?.focus({ preventScroll: true })
  }
  useEffect(() => {
    const [button] = pressed
    if (!button) return
    const { choose, ask, reset, look } = useConsent.getState()
    const action = button.dataset.consentAction as ConsentAction
    look()
    if (action === 'ask' || action === 'reset') {
      opener.current = button
      if (action === 'ask') ask()
      else {
        reset()
        toast({ kind: 'success', ...CONSENT_TOASTS.reset })
      }
      document.getElementById(bannerId)?.focus()
      return
    }
    choose(action)
    toast({ kind: 'success', ...CONSENT_TOASTS[action] })
    giveFocusBack()
  }, [pressed, bannerId])
  useEffect(() => {
    const { look, close } = useConsent.getState()
    const left = new AbortController()
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isInside = target instanceof Element && target.closest(`#${bannerId}`)
      if (key !== 'Escape' || !isInside || useConsent.getState().level === 'unset') return
      close()
      giveFocusBack()
    }
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== CONSENT_KEY) return
      look()
      close()
    }
    look()
    document.addEventListener('keydown', onKey, left)
    window.addEventListener('storage', onStorage, left)
    if (analyticsId) countVisitsWhileAllowed(analyticsId, left.signal)
    return () => left.abort()
  }, [bannerId, analyticsId])
  return null
}
