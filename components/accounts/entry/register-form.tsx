'use client'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { ConsentFields } from './consent-fields'
import { NewPasswordField } from './new-password-field'
import { PersonFields } from './person-fields'
import { useRegistration } from './use-registration'

/** Registration of a parent. */
export function RegisterForm() {
  const registration = useRegistration()
  const { form, formProps, isSending, message, errorOf } = registration
  return (
    <form {...formProps}>
      <FormMessage text={message} />
      <PersonFields {...registration} />
      <NewPasswordField {...form.register('password')} error={errorOf('password')} />
      <ConsentFields {...registration} />
      <SubmitButton isSending={isSending} label="Otvori račun" waitingLabel="Otvaram račun..." />
    </form>
  )
}
