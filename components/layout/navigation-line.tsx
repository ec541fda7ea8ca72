'use client'
import { useEffect } from 'react'
import { followNavigation } from '@/lib/site/follow-navigation'

/** Has a line drawn along the top of the window while the next page is on its way. */
export function NavigationLine() {
  useEffect(followNavigation, [])
  return null
}
