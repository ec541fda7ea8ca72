'use client'
import type { z } from 'zod'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { TextField, TickField } from '@/components/ui/field'
import { toastAfterLoad } from '@/components/ui/toast-after-redirect'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import type { registerContract } from '@/lib/across/accounts/contract'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { DEFAULT_PATH_AFTER_SIGN_IN, RETURN_PARAM } from '@/lib/platform/browser/return-path'
import { call } from '@/lib/platform/http/client'
import { PRICES_PATH } from '@/lib/platform/paths'
import { USER_LIMITS } from '@/lib/people/users/limits'
import { announceSession } from '@/stores/session'
import { NewPasswordField } from './new-password-field'

type Body = (typeof registerContract)['body']

const schema = async () => (await import('@/lib/across/accounts/contract')).registerContract.body

const sendWith = (termsVersion: string) => async (form: z.output<Body>) => {
  const body = { ...form, ...(termsVersion && { termsVersion }) }
  const { user } = await call(accountsApiCalls.register, { body })
  announceSession()
  const title = `Dobro došli, ${user.firstName}!`
  toastAfterLoad({ kind: 'success', title, text: 'Vaš račun je otvoren.' })
  const begun = new URLSearchParams(window.location.search).get(RETURN_PARAM)
  hardNavigate(begun === PRICES_PATH ? PRICES_PATH : DEFAULT_PATH_AFTER_SIGN_IN)
}

/**
 * The message for a taken e-mail, or null, also when the request fails (rule 14.14): registration
 * checks again.
 */
async function isEmailTaken(email: string): Promise<string | null> {
  const { available } = await call(accountsApiCalls.checkEmail, { body: { email } }).catch(() => ({
    available: true,
  }))
  if (available) return null
  // Already loaded with the form's schema.
  const { FIELD_MESSAGES } = await import('@/lib/across/accounts/model')
  return FIELD_MESSAGES.emailTaken
}

const NAME = {
  required: true,
  maxLength: USER_LIMITS.name,
  autoCapitalize: 'words',
  enterKeyHint: 'next',
} as const

/**
 * Registers a parent, signs them in and returns to the price list if it led here. Nothing is ticked
 * in advance (GDPR, recital 32).
 * @param termsVersion the edition of the terms that the page names
 */
export function RegisterForm({ termsVersion }: { termsVersion: string }) {
  const { form, formProps, field, isSending, message, refuse } = useSchemaForm<
    z.input<Body>,
    z.output<Body>
  >({ schema, send: sendWith(termsVersion), leavesPage: true })
  const email = field('email')
  const checkEmail = async () => {
    const asked = form.getValues('email')
    if (!asked || form.getFieldState('email').invalid) return
    const sentence = await isEmailTaken(asked)
    if (sentence && form.getValues('email') === asked) refuse('email', sentence)
  }
  return (
    <form {...formProps}>
      <FormMessage text={message} />
      <div className="grid sm:grid-cols-2 sm:gap-x-4">
        <TextField label="Ime" autoComplete="given-name" {...NAME} {...field('firstName')} />
        <TextField label="Prezime" autoComplete="family-name" {...NAME} {...field('lastName')} />
      </div>
      <TextField
        label="Email"
        {...email}
        onBlur={(event) => void email.onBlur(event).then(checkEmail)}
        type="email"
        required
        maxLength={USER_LIMITS.email}
        autoComplete="username"
        inputMode="email"
        enterKeyHint="next"
      />
      <NewPasswordField label="Lozinka" {...field('password')} />
      <fieldset className="mt-2 mb-5 space-y-1 border-t border-line pt-3">
        <legend className="sr-only">Privole</legend>
        <TickField
          label="Prihvaćam uvjete korištenja: Iskru koristimo za osobno učenje, a račun i sve podatke mogu obrisati kad god želim."
          {...field('acceptsTerms')}
          required
          className="-ml-2"
        />
        <p className="pb-2 pl-13 text-muted">
          Pročitajte <TextLink path="/uvjeti-koristenja">uvjete korištenja</TextLink> i{' '}
          <TextLink path="/politika-privatnosti">politiku privatnosti</TextLink>.
        </p>
        <TickField
          label="Roditelj sam ili skrbnik i pristajem da se dijete mlađe od 16 godina služi Iskrom, koja čuva njegovo ime, nadimak, razred i napredak."
          {...field('consentsForChildren')}
          required
          className="-ml-2"
        />
        <TickField
          label="Želim emailom primati novosti o Iskri (nije obavezno)."
          {...field('subscribedToNewsletter')}
          className="-ml-2"
        />
      </fieldset>
      <SubmitButton isSending={isSending} label="Otvori račun" waitingLabel="Otvaram račun..." />
    </form>
  )
}

/** Opens in a new tab, so that typed text is not lost. */
const TextLink = ({ path, children }: { path: string; children: string }) => (
  <a href={path} target="_blank" className="font-semibold text-link underline underline-offset-4">
    {children}
    <span className="sr-only"> (nova kartica)</span>
  </a>
)
