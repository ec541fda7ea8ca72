'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { markNavigations } from '@/lib/platform/browser/mark-navigations'
import { prefetchOnIntent } from '@/lib/platform/browser/prefetch-on-intent'

/** Prefetches the page of a hovered link, and draws a line while the next page loads. */
export function LinkPrefetchAndProgress() {
  const router = useRouter()
  useEffect(markNavigations, [])
  useEffect(() => prefetchOnIntent((path) => router.prefetch(path)), [router])
  return null
}
