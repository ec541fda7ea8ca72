'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useSession } from '@/stores/session'
import type { AskedAbout } from './use-ask-form'

const AskProfessor = lazyPart<AskedAbout>(() =>
  import('./ask-professor').then((one) => one.AskProfessor),
)

/** The button for asking the professor. Its scripts are loaded only for pupils. */
export function AskProfessorIfPupil(about: AskedAbout) {
  const isPupil = useSession(({ viewer }) => viewer?.type === 'ucenik')
  return isPupil ? <AskProfessor {...about} /> : null
}
