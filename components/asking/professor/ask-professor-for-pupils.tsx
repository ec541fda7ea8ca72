'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useSession } from '@/stores/session'
import type { AskedAbout } from './use-ask-form'

const AskProfessor = lazyPart<AskedAbout>(() =>
  import('./ask-professor').then((one) => one.AskProfessor),
)

/** The button's place for pupils. Others load nothing. */
export function AskProfessorForPupils(about: AskedAbout) {
  const isPupil = useSession(({ viewer }) => viewer?.type === 'ucenik')
  return isPupil ? <AskProfessor {...about} /> : null
}
