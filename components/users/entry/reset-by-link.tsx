'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/http/client'
import { verifyResetCall } from '@/lib/users/calls'
import { Done } from './done'
import { NewPasswordForm } from './new-password-form'
import { useLinkAnswer } from './use-link-answer'
import { Waiting } from '@/components/ui/waiting'

type ResetByLinkProps = { token: string; onChanged: () => void }

const ask = async (token: string) => (await call(verifyResetCall, { body: { token } })).signInName

/** Without its token the page is the one that asks for a new letter. */
function forgetLink(): void {
  window.location.hash = ''
}

/** The new password for whoever came by a mailed link that still works. */
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
  if (answer.phase === 'asking') return <Waiting label="Provjeravam poveznicu..." />
  return (
    <NewPasswordForm
      {...{ token, onChanged }}
      signInName={answer.found}
      onSpent={() => setSpent(true)}
    />
  )
}
