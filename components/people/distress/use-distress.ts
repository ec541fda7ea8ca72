'use client'
import { useEffect, useState } from 'react'
import { useDebounced } from '@/components/ui/use-debounced'
import type { DistressLevel } from '@/lib/people/distress/model'
import { useSession } from '@/stores/session'

type Look = (text: string) => DistressLevel | null

/** Loaded when a field is shown, so that it is there without a connection too. */
const loadLook = async (): Promise<Look> => (await import('@/lib/people/distress/level')).distressIn

/** Soon after typing pauses. */
const PAUSE_MS = 300

/** What a text says of whoever writes it. The look happens in the browser: nothing is sent. */
function useDistress(text: string): DistressLevel | null {
  const settled = useDebounced(text, PAUSE_MS)
  const [look, setLook] = useState<Look>()
  useEffect(() => {
    if (look) return
    let isWanted = true
    loadLook().then(
      (loaded) => isWanted && setLook(() => loaded),
      // Tried again when the text has changed; the server looks as well.
      () => undefined,
    )
    return () => void (isWanted = false)
  }, [look, settled])
  return look && settled.trim() ? look(settled) : null
}

/** The help that stands under a text of a child or a guest; parents are not shown any. */
export function useHelp(text: string): DistressLevel | null {
  const isParent = useSession(({ viewer }) => viewer?.type === 'roditelj')
  const level = useDistress(text)
  return isParent ? null : level
}

/** The same for a text that is sent just now; null where it can't be looked at. */
export const lookAtSent = async (text: string): Promise<DistressLevel | null> => {
  const look = await loadLook().catch(() => null)
  return look?.(text) ?? null
}
