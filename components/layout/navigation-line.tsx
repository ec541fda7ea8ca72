'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { followNavigation } from '@/lib/platform/browser/follow-navigation'
import { prefetchOnIntent } from '@/lib/platform/browser/prefetch-on-intent'

/** Prefetches the page of a hovered link, and draws a line while the next page loads. */
export function NavigationLine() {
  const router = useRouter()
  useEffect(followNavigation, [])
  useEffect(() => prefetchOnIntent((path) => router.prefetch(path)), [router])
  return null
}
