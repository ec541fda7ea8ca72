'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { Cat, Sailboat, Sun } from 'lucide-react'
import { LinkOnSignInPage } from '@/components/ui/link-on-sign-in-page'
import { buttonLook } from '@/components/ui/button-look'
import { AvatarImage } from '@/components/across/accounts/avatar'
import { useHydrated } from '@/components/ui/use-hydrated'
import { pictureChildren } from '@/stores/picture-children'
import { useHash } from '@/components/ui/use-hash'
import { Waiting } from '@/components/ui/waiting'
import { HIDDEN_WITH_HASH_CLASS } from './mark-linked'
import { SignInForm } from './sign-in-form'

const PictureSignIn = lazyPart(() => import('./picture-sign-in').then((one) => one.PictureSignIn), {
  loading: () => <Waiting label="Učitavam slike..." />,
})

/** Both sign-ins: by password, and by pictures for children who can't type yet. */
export function SignInScreen() {
  const hash = useHash()
  if (hash === 'slike')
    return (
      <>
        <PictureSignIn />
        {/* A hash, because the query holds the page to return to. */}
        <a href="#lozinka" className={buttonLook({ variant: 'quiet' }, 'mt-4 w-full')}>
          Prijava lozinkom
        </a>
      </>
    )
  return (
    <div className={hash === undefined ? HIDDEN_WITH_HASH_CLASS : undefined}>
      <SignInForm />
      <a href="#slike" className={buttonLook({ variant: 'secondary' }, 'mt-4 w-full')}>
        <SignInPictures />
        Prijava slikama
      </a>
      <p className="mt-4 text-center">
        <LinkOnSignInPage href="/resetiraj-lozinku">Zaboravljena lozinka</LinkOnSignInPage>
      </p>
    </div>
  )
}

/** For children who can't read yet: their own pictures where this device knows them. */
function SignInPictures() {
  const isHydrated = useHydrated()
  const known = isHydrated ? pictureChildren() : []
  if (known.length > 0)
    return known
      .slice(0, SHOWN)
      .map(({ id, avatarURL }) => (
        <AvatarImage key={id} avatarURL={avatarURL} className="-my-1 size-9" />
      ))
  return (
    <>
      <Cat aria-hidden="true" className="size-6 text-[var(--fig-orange)]" />
      <Sun aria-hidden="true" className="size-6 text-[var(--fig-yellow)]" />
      <Sailboat aria-hidden="true" className="size-6 text-[var(--fig-blue)]" />
    </>
  )
}

/** Pictures that fit on one line of a narrow phone. */
const SHOWN = 3
