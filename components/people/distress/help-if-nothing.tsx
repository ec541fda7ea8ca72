'use client'
import { useSession } from '@/stores/session'
import { HelpLine } from './help-line'

/** Under a reply that has nothing: children and guests read where help is, parents don't. */
export function HelpIfNothing() {
  const isParent = useSession(({ viewer }) => viewer?.type === 'roditelj')
  return isParent ? null : <HelpLine />
}
