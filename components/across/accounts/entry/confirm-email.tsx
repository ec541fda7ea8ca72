'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { call } from '@/lib/platform/http/client'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { ResultMessage } from './result-message'
import { useMailedLinkCheck } from './use-mailed-link-check'
import { useHash } from '@/components/ui/use-hash'
import { Waiting } from '@/components/ui/waiting'

const ask = async (token: string) =>
  (await call(accountsApiCalls.confirmEmail, { body: { token } })).success || null

/** Confirms the e-mail address of a mailed link. */
export function ConfirmEmail() {
  const asked = useHash()
  const [spent, setSpent] = useState('')
  const token = asked || spent
  const forget = () => {
    setSpent(token)
    // Keeps the used token out of the history.
    window.history.replaceState(null, '', window.location.pathname)
  }
  if (token) return <Confirmation key={token} token={token} onAnswer={forget} />
  if (asked === undefined) return <Waiting label="Potvrđujem email..." />
  return (
    <ResultMessage title="Nedostaje poveznica">
      <p>Otvorite ovu stranicu poveznicom iz poruke koju smo Vam poslali.</p>
      <ContinueLink />
    </ResultMessage>
  )
}

function Confirmation({ token, onAnswer }: { token: string; onAnswer: () => void }) {
  const { answer, retry } = useMailedLinkCheck(token, ask)
  const isAnswered = answer.phase === 'works' || answer.phase === 'spent'
  const forget = useEffectEvent(onAnswer)
  useEffect(() => {
    if (isAnswered) forget()
  }, [isAnswered])
  switch (answer.phase) {
    case 'asking':
      return <Waiting label="Potvrđujem email..." />
    case 'works':
      return (
        <ResultMessage title="Email je potvrđen">
          <p>
            Hvala! Tom se adresom prijavljujete, a ako zaboravite lozinku, na nju šaljemo poveznicu
            za novu.
          </p>
          <ContinueLink />
        </ResultMessage>
      )
    case 'spent':
      return (
        <ResultMessage title="Poveznica više ne vrijedi">
          <p>Iskorištena je ili istekla. Ako je email već potvrđen, ne trebate učiniti ništa.</p>
          <ContinueLink />
        </ResultMessage>
      )
    case 'failed':
      return (
        <ResultMessage title={answer.message}>
          <Button onClick={retry}>Pokušaj ponovno</Button>
          <ContinueLink />
        </ResultMessage>
      )
  }
}

/** Loads the sign-in page, which redirects signed-in users to the profile. */
const ContinueLink = () => (
  <Button className="w-full" onClick={() => hardNavigate('/prijava')}>
    Nastavi
  </Button>
)
