'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { followNavigation } from '@/lib/browser/follow-navigation'
import { prefetchOnIntent } from '@/lib/browser/prefetch-on-intent'

/**
 * Has the next page fetched when someone points at its link, and a line drawn along the top of the
 * window while it is on its way.
 */
export function NavigationLine() {
  const router = useRouter()
  useEffect(followNavigation, [])
  useEffect(() => prefetchOnIntent((path) => router.prefetch(path)), [router])
  return null
}
