'use client'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { HelpBelowField } from '@/components/people/distress/help-below-field'
import { distressLevelOfSent } from '@/components/people/distress/use-distress'
import { FormMessage } from '@/components/forms/form-message'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FIELD_LOOK } from '@/components/ui/input'
import { toast } from '@/components/ui/toast'
import { call } from '@/lib/platform/http/client'
import { questionReportApiCalls } from '@/lib/learning/question-quality/calls'
import {
  REASON_WORDS,
  QUESTION_REPORT_LIMITS,
  REPORT_REASONS,
  questionReportFormSchema,
} from '@/lib/learning/question-quality/model'

type ReportDialogProps = { questionId: string; onOpenChange: (isOpen: boolean) => void }

/** A form to report a problem with a question. */
export function ReportDialog({ questionId, onOpenChange }: ReportDialogProps) {
  const [isSent, setSent] = useState(false)
  const { form, formProps, errorOf, isSending, message } = useSchemaForm({
    schema: questionReportFormSchema,
    defaults: { text: '' },
    send: async (body) => {
      await call(questionReportApiCalls.reportQuestion, { params: { id: questionId }, body })
      toast({ kind: 'success', title: 'Hvala!', text: 'Pogledat ćemo to pitanje.' })
      // The dialog stays open until the child has read the help card.
      if ((await distressLevelOfSent(body.text)) === 'alarm') setSent(true)
      else onOpenChange(false)
    },
  })
  const error = errorOf('reason')
  const text = useWatch({ control: form.control, name: 'text' })
  return (
    <Dialog onOpenChange={onOpenChange} title="Nešto nije u redu?">
      <form {...formProps} className="space-y-4">
        <FormMessage text={message} />
        <fieldset aria-describedby={error && 'razlog-greska'}>
          <legend className="font-bold">Što nije u redu?</legend>
          {REPORT_REASONS.map((reason) => (
            <label key={reason} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                value={reason}
                {...form.register('reason')}
                className="size-5 shrink-0 accent-[var(--link)]"
              />
              {REASON_WORDS[reason]}
            </label>
          ))}
          <p id="razlog-greska" role="alert" className="font-bold text-bad empty:hidden">
            {error}
          </p>
        </fieldset>
        <Field
          label="Opiši (ne moraš)"
          hint="Ne piši imena ni drugo o sebi."
          error={errorOf('text')}
        >
          {(wiring) => (
            <textarea
              rows={3}
              maxLength={QUESTION_REPORT_LIMITS.text}
              className={`${FIELD_LOOK} py-2`}
              {...wiring}
              {...form.register('text')}
            />
          )}
        </Field>
        <HelpBelowField text={text} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {isSent ? 'Zatvori' : 'Odustani'}
          </Button>
          {!isSent && (
            <Button type="submit" disabled={isSending}>
              Pošalji
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
