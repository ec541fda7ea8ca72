'use client'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Done } from './done'
import { UNLESS_LINKED } from './mark-linked'
import { RequestReset } from './request-reset'
import { ResetByLink } from './reset-by-link'
import { useHash } from '@/components/ui/use-hash'

/** Both halves of a reset: asking for the letter, and the new password for who came by its link. */
export function ResetScreen() {
  const token = useHash()
  const [isChanged, setChanged] = useState(false)
  const finish = () => {
    setChanged(true)
    // A used token has no business in the history.
    window.history.replaceState(null, '', window.location.pathname)
  }
  if (isChanged)
    return (
      // Nothing else is left to do here: the frame takes its other ways on away.
      <div data-finished>
        <Done title="Lozinka je promijenjena">
          <p>Sve ranije prijave su završene. Prijavite se novom lozinkom.</p>
          <ButtonLink href="/prijava" className="w-full">
            Na prijavu
          </ButtonLink>
        </Done>
      </div>
    )
  if (token) return <ResetByLink key={token} token={token} onChanged={finish} />
  return (
    // In the stored page, for whoever comes by a link (the page marks them before it is drawn).
    <div className={token === undefined ? UNLESS_LINKED : undefined}>
      <RequestReset />
    </div>
  )
}
