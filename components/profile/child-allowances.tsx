import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Checkbox } from '@/components/ui/input'
import type { ChildForm } from '@/lib/users/forms'

/** What a parent allows a child beyond learning (issue: learning). */
export function ChildAllowances({ form }: { form: UseFormReturn<ChildForm> }) {
  return (
    <>
      <Field
        label="Prikazuj XP i vatrice"
        hint="Bez njih dijete uči jednako, a nagrade se broje u pozadini."
        isLabelBehind
      >
        {(wiring) => <Checkbox {...wiring} {...form.register('hasRewards')} />}
      </Field>
      <Field
        label="Prikazuj nadimak na ljestvicama"
        hint="Na ljestvicama zabavnih kvizova vidi se samo nadimak."
        isLabelBehind
      >
        {(wiring) => <Checkbox {...wiring} {...form.register('isOnLeaderboards')} />}
      </Field>
    </>
  )
}
