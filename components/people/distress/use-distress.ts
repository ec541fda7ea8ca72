'use client'
import { useEffect, useState } from 'react'
import { useDebounced } from '@/components/ui/use-debounced'
import type { DistressLevel } from '@/lib/people/distress/model'
import { useSession } from '@/stores/session'

type Look = (text: string) => DistressLevel | null

/** Loaded when a field is shown, so that it works offline too. */
const loadLook = async (): Promise<Look> =>
  (await import('@/lib/people/distress/level')).distressLevelIn

/** Pause in typing after which the text is checked. */
const PAUSE_MS = 300

/** The signs of distress in a text. It is checked in the browser: nothing is sent. */
function useDistress(text: string): DistressLevel | null {
  const settled = useDebounced(text, PAUSE_MS)
  const [look, setLook] = useState<Look>()
  useEffect(() => {
    if (look) return
    let isWanted = true
    loadLook().then(
      (loaded) => isWanted && setLook(() => loaded),
      // Tried again when the text changes; the server checks as well.
      () => undefined,
    )
    return () => void (isWanted = false)
  }, [look, settled])
  return look && settled.trim() ? look(settled) : null
}

/** The help to show below a child's or guest's text; parents see none. */
export function useDistressHelp(text: string): DistressLevel | null {
  const isParent = useSession(({ viewer }) => viewer?.type === 'roditelj')
  const level = useDistress(text)
  return isParent ? null : level
}

/** Checks a text that is being sent; null when it can't be checked. */
export const distressLevelOfSent = async (text: string): Promise<DistressLevel | null> => {
  const look = await loadLook().catch(() => null)
  return look?.(text) ?? null
}
