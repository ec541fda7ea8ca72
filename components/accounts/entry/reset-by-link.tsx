'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/http/client'
import { accountsCalls } from '@/lib/accounts/calls'
import { Done } from './done'
import { useLinkAnswer } from './use-link-answer'
import { Waiting } from '@/components/ui/waiting'

const Asking = () => <Waiting label="Provjeravam poveznicu..." />

/** Loaded for users of a mailed link only. */
const NewPasswordForm = lazyPart(
  () => import('./new-password-form').then((one) => one.NewPasswordForm),
  { loading: Asking, isNeeded: true },
)

type ResetByLinkProps = { token: string; onChanged: () => void }

const ask = async (token: string) =>
  (await call(accountsCalls.verifyReset, { body: { token } })).signInName

/** Without its token the page is the one that asks for a new letter. */
function forgetLink(): void {
  window.location.hash = ''
}

/** The new password for the user of a mailed link that still works. */
export function ResetByLink({ token, onChanged }: ResetByLinkProps) {
  const { answer, retry } = useLinkAnswer(token, ask)
  const [isSpent, setSpent] = useState(false)
  if (answer.phase === 'spent' || isSpent)
    return (
      <Done title="Poveznica više ne vrijedi">
        <p>Svaka poveznica vrijedi jedan sat i može se upotrijebiti jednom.</p>
        <Button onClick={forgetLink}>Zatraži novu poveznicu</Button>
      </Done>
    )
  if (answer.phase === 'failed')
    return (
      <Done title={answer.message}>
        <Button onClick={retry}>Pokušaj ponovno</Button>
      </Done>
    )
  if (answer.phase === 'asking') return <Asking />
  return (
    <NewPasswordForm
      {...{ token, onChanged }}
      signInName={answer.found}
      onSpent={() => setSpent(true)}
    />
  )
}
