import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Checkbox } from '@/components/ui/input'
import type { ChildForm } from '@/lib/accounts/forms'

/** Whether others see the nickname: asked when a child is added, too. */
export function NicknamePublicity({ form }: { form: UseFormReturn<ChildForm> }) {
  return (
    <Field
      label="Pokaži nadimak na ljestvicama"
      hint="Ljestvice zabavnih kvizova svi vide. Bez ovoga ondje stoji izmišljeno ime, npr. „Brzi Dabar 7”."
      isLabelBehind
    >
      {(wiring) => <Checkbox {...wiring} {...form.register('showsNickname')} />}
    </Field>
  )
}

/** What a parent allows a child beyond learning. */
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
        label="Sudjeluje na ljestvicama"
        hint="Rezultati zabavnih kvizova inače ostaju samo djetetu."
        isLabelBehind
      >
        {(wiring) => <Checkbox {...wiring} {...form.register('isOnLeaderboards')} />}
      </Field>
    </>
  )
}
