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
 * Listens to the buttons of consent, wherever the page has them. What they do is loaded with the first
 * press, or where visits may be counted.
 */
export function ConsentSync({ bannerId, analyticsId }: ConsentSyncProps) {
  const [pressed, press] = useState<HTMLElement[]>([])
  useEffect(() => {
    const left = new AbortController()
    const onClick = ({ target }: Event) => {
      const button =
        target instanceof Element && target.closest<HTMLElement>('[data-consent-action]')
      // In an array of its own: the same button may be pressed twice.
      if (button) press([button])
    }
    document.addEventListener('click', onClick, left)
    return () => left.abort()
  }, [])
  const [button] = pressed
  return (button ?? analyticsId) ? <Consent {...{ pressed, bannerId, analyticsId }} /> : null
}
