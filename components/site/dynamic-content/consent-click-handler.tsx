'use client'
import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'

const Consent = lazyPart(() => import('./consent-actions').then((one) => one.ConsentActionRunner))

type ConsentClickHandlerProps = {
  bannerId: string
  /** Without an id nothing is ever counted. */
  analyticsId?: string
}

/**
 * Handles consent buttons anywhere on the page, including a click from before this script (see
 * CONSENT_SCRIPT). The actions are loaded with the first click, or where visits may be counted.
 */
export function ConsentClickHandler({ bannerId, analyticsId }: ConsentClickHandlerProps) {
  const [pressed, press] = useState<HTMLElement[]>([])
  useEffect(() => {
    const left = new AbortController()
    const { dataset } = document.documentElement
    const take = (button: HTMLElement | null) => {
      delete dataset.consentPressed
      // In a new array, since the same button may be clicked twice.
      if (button) press([button])
    }
    const onClick = ({ target }: Event) => {
      if (target instanceof Element) take(target.closest('[data-consent-action]'))
    }
    document.addEventListener('click', onClick, left)
    const early = dataset.consentPressed
    if (early) take(document.querySelector(`[data-consent-action="${early}"]`))
    return () => left.abort()
  }, [])
  const [button] = pressed
  return (button ?? analyticsId) ? <Consent {...{ pressed, bannerId, analyticsId }} /> : null
}
