import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { leaderboardPath } from '@/lib/paths'
import { SoundSwitch } from './sound-switch'

type FunIntroProps = {
  slug: string
  about: ReactNode
  isStarting: boolean
  message: string | null
  onStart: () => void
}

/** The quiz before it begins. */
export function FunIntro({ slug, about, isStarting, message, onStart }: FunIntroProps) {
  return (
    <section aria-labelledby="kviz" className="space-y-6 py-2">
      <noscript>
        <p className="rounded-control bg-almost-soft p-4 font-semibold text-almost">
          Za kviz treba uključiti JavaScript u pregledniku.
        </p>
      </noscript>
      {about}
      <p role="alert" className="text-center font-bold text-bad empty:hidden">
        {message}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-center">
        <Button onClick={onStart} aria-disabled={isStarting} className="px-10 text-lg">
          {isStarting ? 'Krećemo...' : 'Kreni'}
        </Button>
        <ButtonLink variant="secondary" href={leaderboardPath(slug)}>
          Ljestvica
        </ButtonLink>
        <SoundSwitch />
      </div>
    </section>
  )
}
