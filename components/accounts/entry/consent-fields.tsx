'use client'
import { Checkbox } from '@/components/ui/input'
import { Field } from '@/components/ui/field'
import type { RegistrationForm } from './use-registration'

const CONSENTS = [
  {
    name: 'acceptsTerms',
    label:
      'Prihvaćam uvjete korištenja: Iskru koristimo za osobno učenje, a račun i sve podatke mogu obrisati kad god želim.',
    isRequired: true,
  },
  {
    name: 'consentsForChildren',
    label:
      'Roditelj sam ili skrbnik i pristajem da se dijete mlađe od 16 godina služi Iskrom, koja čuva njegovo ime, nadimak, razred i napredak.',
    isRequired: true,
  },
  {
    name: 'subscribedToNewsletter',
    label: 'Želim emailom primati novosti o Iskri (nije obavezno).',
    isRequired: false,
  },
] as const

/** What a parent agrees to. Nothing is ticked in advance (GDPR, recital 32). */
export function ConsentFields({ form, errorOf }: RegistrationForm) {
  return (
    <fieldset className="mt-2 mb-5 space-y-1 border-t border-line pt-3">
      <legend className="sr-only">Privole</legend>
      {CONSENTS.map(({ name, label, isRequired }) => (
        <Field key={name} label={label} error={errorOf(name)} isLabelBehind>
          {(wiring) => (
            <Checkbox
              {...wiring}
              {...form.register(name)}
              required={isRequired}
              className="-ml-2"
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}
