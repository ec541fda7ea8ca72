'use client'
import { ButtonLink } from '@/components/ui/button-link'
import { useHash } from '@/components/ui/use-hash'
import { DAILY_PRACTICE_PATH } from '@/lib/platform/paths'
import { FROM_DAILY_PRACTICE_HASH } from './from-daily-practice'

/** What comes after a script: its quiz, or „Danas” if that has opened it. */
export function ScriptWayOn({ quizPath }: { quizPath: string }) {
  if (useHash() === FROM_DAILY_PRACTICE_HASH) {
    return <ButtonLink href={DAILY_PRACTICE_PATH}>Natrag na današnju vježbu</ButtonLink>
  }
  return <ButtonLink href={quizPath}>Provjeri se u kvizu</ButtonLink>
}
