'use client'
import { X } from 'lucide-react'
import { HelpBelowField } from '@/components/people/distress/help-below-field'
import { FormMessage } from '@/components/forms/form-message'
import { UploadButton } from '@/components/forms/upload-button'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FIELD_LOOK } from '@/components/ui/input'
import { useCall } from '@/lib/platform/browser/queries'
import { counted } from '@/lib/platform/hr/plurals'
import { uploadPictureContract } from '@/lib/asking/professor/contract'
import { professorApiCalls } from '@/lib/asking/professor/calls'
import { PROFESSOR_LIMITS } from '@/lib/asking/professor/limits'
import { PROFESSOR_MESSAGES } from '@/lib/asking/professor/messages'
import { SimilarQuestions } from './similar-questions'
import { type AskedAbout, useAskForm } from './use-ask-form'

type AskDialogProps = { about: AskedAbout; onOpenChange: (isOpen: boolean) => void }

/** Asks the professor: first shows existing answers, then the form. */
export function AskDialog({ about, onOpenChange }: AskDialogProps) {
  const query = useCall(professorApiCalls.listSimilar, { query: about }, { isForgotten: true })
  const { questions = [], left } = query.data ?? {}
  return (
    <Dialog onOpenChange={onOpenChange} title="Pitaj profesora">
      <div className="space-y-5">
        <SimilarQuestions questions={questions} />
        {left === 0 ? (
          <p className="rounded-card bg-sunken p-4 text-lg">{PROFESSOR_MESSAGES.noneLeft}</p>
        ) : (
          <AskForm about={about} left={left ?? null} onClose={() => onOpenChange(false)} />
        )}
      </div>
    </Dialog>
  )
}

const TIMES = ['put', 'puta', 'puta'] as const

const SEES_QUESTION = 'Profesor vidi pitanje i tvoj odgovor.'
const SEES_LESSON = 'Profesor vidi o kojoj lekciji pitaš.'

type AskFormProps = { about: AskedAbout; left: number | null; onClose: () => void }

function AskForm({ about, left, onClose }: AskFormProps) {
  const { form, formProps, errorOf, isSending, message, text, picture, change, isAsking } =
    useAskForm(about, onClose)
  return (
    <form {...formProps} className="space-y-4">
      <FormMessage text={message} />
      <Field
        label="Što ti nije jasno?"
        hint={`${'questionId' in about ? SEES_QUESTION : SEES_LESSON} Ne piši imena ni drugo o sebi.`}
        error={errorOf('text')}
      >
        {(wiring) => (
          <textarea
            rows={5}
            maxLength={PROFESSOR_LIMITS.text}
            className={`${FIELD_LOOK} py-2`}
            {...wiring}
            {...form.register('text', {
              onChange: ({ target }: { target: { value: string } }) =>
                change({ text: target.value }),
            })}
          />
        )}
      </Field>
      <HelpBelowField text={text} />
      {picture ? (
        <p className="flex items-center gap-2">
          <span className="min-w-0 break-all">Slika: {picture.name}</span>
          <Button
            variant="quiet"
            className="px-3"
            aria-label="Ukloni sliku"
            onClick={() => change({ picture: null })}
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        </p>
      ) : (
        <div className="space-y-1">
          <UploadButton
            label="Dodaj sliku"
            contract={uploadPictureContract}
            onUploaded={({ picture: id }, { name }) => change({ picture: { id, name } })}
          />
          <p className="text-sm text-muted">
            Na primjer fotografiju bilježnice. Lica ne trebaju biti na njoj.
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {left !== null && !isAsking && (
          <p className="basis-full text-sm text-muted">
            Danas možeš pitati još {counted(left, TIMES)}.
          </p>
        )}
        {isAsking && <SendDistress />}
        <Button variant="secondary" onClick={onClose}>
          {isAsking ? 'Ne šalji' : 'Odustani'}
        </Button>
        <Button type="submit" disabled={isSending}>
          {isAsking ? 'Da, pošalji' : 'Pošalji'}
        </Button>
      </div>
    </form>
  )
}

/**
 * Shown before a child's words of distress are sent: who reads them, and what that adult will do.
 */
const SendDistress = () => (
  <p role="alert" className="basis-full rounded-card bg-sunken p-4">
    <strong>Želiš li ovo poslati?</strong> Pročitat će to odrasla osoba koja ovdje odgovara. Ako ti
    netko čini zlo ili si u opasnosti, mora potražiti pomoć za tebe. Ne troši se nijedno pitanje.
    Odgovor može stići tek sutra, zato za brzu pomoć nazovi.
  </p>
)
