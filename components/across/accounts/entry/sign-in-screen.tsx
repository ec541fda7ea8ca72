'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useState } from 'react'
import { Cat, Sailboat, Sun } from 'lucide-react'
import { LinkOnSignInPage } from '@/components/ui/link-on-sign-in-page'
import { buttonLook } from '@/components/ui/button-look'
import { useHash } from '@/components/ui/use-hash'
import { Waiting } from '@/components/ui/waiting'
import { KnownChildren } from './known-children'
import { HIDDEN_WITH_HASH_CLASS } from './mark-linked'
import { SignInForm } from './sign-in-form'

const PictureSignIn = lazyPart(() => import('./picture-sign-in').then((one) => one.PictureSignIn), {
  loading: () => <Waiting label="Učitavam slike..." />,
})

/** Both sign-ins: by password, and by pictures for children who can't type yet. */
export function SignInScreen() {
  const hash = useHash()
  const [childId, setChildId] = useState<string>()
  if (hash === 'slike')
    return (
      <>
        <PictureSignIn childId={childId} />
        {/* A hash, because the query holds the page to return to. */}
        <a href="#lozinka" className={buttonLook({ variant: 'quiet' }, 'mt-4 w-full')}>
          Prijava lozinkom
        </a>
      </>
    )
  return (
    <div className={hash === undefined ? HIDDEN_WITH_HASH_CLASS : undefined}>
      <KnownChildren onChoose={setChildId} />
      <SignInForm />
      <a
        href="#slike"
        onClick={() => setChildId(undefined)}
        className={buttonLook({ variant: 'secondary' }, 'mt-4 w-full')}
      >
        <Cat aria-hidden="true" className="size-6 text-[var(--fig-orange)]" />
        <Sun aria-hidden="true" className="size-6 text-[var(--fig-yellow)]" />
        <Sailboat aria-hidden="true" className="size-6 text-[var(--fig-blue)]" />
        Prijava slikama
      </a>
      <p className="mt-4 text-center">
        <LinkOnSignInPage href="/resetiraj-lozinku">Zaboravljena lozinka</LinkOnSignInPage>
      </p>
    </div>
  )
}
