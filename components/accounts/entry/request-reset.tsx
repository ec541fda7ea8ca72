'use client'
import { useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useContractForm } from '@/components/forms/use-contract-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { call } from '@/lib/http/client'
import { accountsCalls } from '@/lib/accounts/calls'
import { Done } from './done'
import { SignInNameField } from './sign-in-name-field'

const schema = async () => (await import('@/lib/accounts/contract')).requestResetContract.body

/** Asks for the letter. The answer is the same whether there is such an account or not. */
export function RequestReset() {
  const [sentFor, setSentFor] = useState<string>()
  if (sentFor === undefined) return <RequestForm onSent={setSentFor} />
  return (
    <Done title="Provjerite poštu">
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
    </Done>
  )
}

function RequestForm({ onSent }: { onSent: (name: string) => void }) {
  const { form, formProps, isSending, message, errorOf } = useContractForm<{
    emailOrUsername: string
  }>({
    schema,
    send: async (body) => {
      await call(accountsCalls.requestReset, { body })
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
        {...form.register('emailOrUsername')}
        error={errorOf('emailOrUsername')}
        enterKeyHint="send"
      />
      <SubmitButton isSending={isSending} label="Pošalji poveznicu" waitingLabel="Šaljem..." />
    </form>
  )
}
