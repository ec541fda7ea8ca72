'use client'
import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'

const Consent = lazyPart(() => import('./consent').then((one) => one.Consent))

type ConsentSyncProps = {
  bannerId: string
  /** Without one nothing is ever counted. */
  analyticsId?: string
}

/**
 * Listens to the buttons of consent, wherever the page has them, and takes a press from before this
 * script (see CONSENT_SCRIPT). What they do is loaded with the first press, or where visits may be
 * counted.
 */
export function ConsentSync({ bannerId, analyticsId }: ConsentSyncProps) {
  const [pressed, press] = useState<HTMLElement[]>([])
  useEffect(() => {
    const left = new AbortController()
    const { dataset } = document.documentElement
    const take = (button: HTMLElement | null) => {
      delete dataset.consentPressed
      // In an array of its own: the same button may be pressed twice.
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
