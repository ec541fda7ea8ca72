'use client'
import { useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { lazyPart } from '@/components/ui/lazy-part'
import { useHash } from '@/components/ui/use-hash'
import { Waiting } from '@/components/ui/waiting'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { call } from '@/lib/platform/http/client'
import { ResultMessage } from './result-message'
import { HIDDEN_WITH_HASH_CLASS } from './mark-linked'
import { SignInNameField } from './sign-in-name-field'
import { useMailedLinkCheck } from './use-mailed-link-check'

const schema = async () =>
  (await import('@/lib/across/accounts/contract')).requestResetContract.body

const Asking = () => <Waiting label="Provjeravam poveznicu..." />

/** Loaded only for users of a mailed link. */
const NewPasswordForm = lazyPart(
  () => import('./new-password-form').then((one) => one.NewPasswordForm),
  { loading: Asking, isNeeded: true },
)

/** Both parts of a reset: requesting the letter, and the new password by its link. */
export function ResetScreen() {
  const token = useHash()
  const [isChanged, setChanged] = useState(false)
  const finish = () => {
    setChanged(true)
    // Keeps the used token out of the history.
    window.history.replaceState(null, '', window.location.pathname)
  }
  if (isChanged)
    return (
      // Makes the frame hide its other links (entry-frame).
      <div data-finished>
        <ResultMessage title="Lozinka je promijenjena">
          <p>Sve ranije prijave su završene. Prijavite se novom lozinkom.</p>
          <ButtonLink href="/prijava" className="w-full">
            Na prijavu
          </ButtonLink>
        </ResultMessage>
      </div>
    )
  if (token) return <ResetByLink key={token} token={token} onChanged={finish} />
  return (
    <div className={token === undefined ? HIDDEN_WITH_HASH_CLASS : undefined}>
      <RequestReset />
    </div>
  )
}

/** Requests the letter. The response does not reveal whether the account exists. */
function RequestReset() {
  const [sentFor, setSentFor] = useState<string>()
  if (sentFor === undefined) return <RequestForm onSent={setSentFor} />
  return (
    <ResultMessage title="Provjerite poštu">
      <p>
        Ako račun postoji, poslali smo poruku s poveznicom za novu lozinku. Poveznica vrijedi jedan
        sat.
      </p>
      {!sentFor.includes('@') && (
        <p>Dijete nema svoj email, pa poruka za njegov nadimak stiže na email roditelja.</p>
      )}
      <div className="flex flex-col gap-2">
        <ButtonLink href="/prijava">Natrag na prijavu</ButtonLink>
        <Button variant="quiet" onClick={() => setSentFor(undefined)}>
          Pošalji ponovno
        </Button>
      </div>
    </ResultMessage>
  )
}

function RequestForm({ onSent }: { onSent: (name: string) => void }) {
  const { formProps, field, isSending, message } = useSchemaForm<{
    emailOrUsername: string
  }>({
    schema,
    send: async (body) => {
      await call(accountsApiCalls.requestReset, { body })
      onSent(body.emailOrUsername)
    },
  })
  return (
    <form {...formProps}>
      <FormMessage text={message} />
      <p className="mb-4">
        Upišite email ili djetetov nadimak i poslat ćemo poveznicu za novu lozinku.
      </p>
      <SignInNameField
        label="Email ili nadimak"
        {...field('emailOrUsername')}
        enterKeyHint="send"
      />
      <SubmitButton isSending={isSending} label="Pošalji poveznicu" waitingLabel="Šaljem..." />
    </form>
  )
}

type ResetByLinkProps = { token: string; onChanged: () => void }

const ask = async (token: string) =>
  (await call(accountsApiCalls.verifyReset, { body: { token } })).signInName

/** Without a token the page shows the request for a new letter. */
function forgetLink(): void {
  window.location.hash = ''
}

function ResetByLink({ token, onChanged }: ResetByLinkProps) {
  const { answer, retry } = useMailedLinkCheck(token, ask)
  const [isSpent, setSpent] = useState(false)
  if (answer.phase === 'spent' || isSpent)
    return (
      <ResultMessage title="Poveznica više ne vrijedi">
        <p>Svaka poveznica vrijedi jedan sat i može se upotrijebiti jednom.</p>
        <Button onClick={forgetLink}>Zatraži novu poveznicu</Button>
      </ResultMessage>
    )
  if (answer.phase === 'failed')
    return (
      <ResultMessage title={answer.message}>
        <Button onClick={retry}>Pokušaj ponovno</Button>
      </ResultMessage>
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
