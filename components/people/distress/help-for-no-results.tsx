'use client'
import { useSession } from '@/stores/session'
import { HelpLine } from './help-line'

/** Below empty results: shows children and guests where to find help, but not parents. */
export function HelpForNoResults() {
  const isParent = useSession(({ viewer }) => viewer?.type === 'roditelj')
  return isParent ? null : <HelpLine />
}
