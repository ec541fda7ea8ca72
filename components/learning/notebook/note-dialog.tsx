'use client'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { v7 as uuidv7 } from 'uuid'
import { HelpBelowField } from '@/components/people/distress/help-below-field'
import { distressLevelOfSent } from '@/components/people/distress/use-distress'
import { FormMessage } from '@/components/forms/form-message'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { noteFormSchema, type NoteForm } from '@/lib/learning/notebook/model'
import { ColorChoice } from './color-choice'

type NoteDialogProps = {
  title: string
  initial: NoteForm
  onClose: () => void
  /** Rejects with the server's refusal, which is shown. A new note keeps its `id` in each try. */
  onSave: (note: NoteForm, id: string) => Promise<unknown>
}

/** Writes or edits a note. */
export function NoteDialog({ title, initial, onClose, onSave }: NoteDialogProps) {
  const [id] = useState(() => uuidv7())
  const [isSaved, setSaved] = useState(false)
  const { form, formProps, isSending, message, errorOf } = useSchemaForm<NoteForm>({
    schema: noteFormSchema,
    defaults: initial,
    send: async (note) => {
      await onSave(note, id)
      // The dialog stays open until the child has read the help card.
      if ((await distressLevelOfSent(`${note.title}\n${note.content}`)) === 'alarm') setSaved(true)
      else onClose()
    },
  })
  const { color, title: head, content } = useWatch({ control: form.control }) as NoteForm
  const { isDirty } = form.formState
  const [isLeaving, setLeaving] = useState(false)
  // A tap outside must not lose the text, not even a second one: only the button discards it.
  const leave = () => (isDirty && !isSaved ? setLeaving(true) : onClose())
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && leave()} title={title}>
      {/* Further typing dismisses the warning. */}
      <form
        {...formProps}
        onChange={() => {
          setLeaving(false)
          setSaved(false)
        }}
        className="space-y-3"
      >
        <Field label="Naslov" error={errorOf('title')}>
          {(wiring) => <Input autoComplete="off" {...wiring} {...form.register('title')} />}
        </Field>
        <Field label="Tekst" error={errorOf('content')}>
          {(wiring) => (
            <textarea
              rows={6}
              className="field-sizing-content max-h-[40dvh] min-h-36 w-full resize-y rounded-control border-2 border-field bg-surface p-4 text-lg leading-relaxed focus:border-link aria-invalid:border-bad"
              {...wiring}
              {...form.register('content')}
            />
          )}
        </Field>
        <ColorChoice
          legend="Boja"
          value={color}
          onChoose={(chosen) => form.setValue('color', chosen, { shouldDirty: true })}
        />
        <HelpBelowField text={`${head}\n${content}`} />
        <FormMessage text={message} />
        {isLeaving && (
          <p
            ref={intoView}
            role="alert"
            className="scroll-mb-40 rounded-control bg-almost-soft p-4 font-semibold"
          >
            Bilješka još nije spremljena.
          </p>
        )}
        {isSaved ? (
          <>
            <p role="status">Bilješka je spremljena.</p>
            <Button onClick={onClose} className="w-full">
              Zatvori
            </Button>
          </>
        ) : (
          <Button type="submit" disabled={isSending} className="w-full">
            Spremi
          </Button>
        )}
        {isLeaving && (
          <Button variant="quiet" onClick={onClose} className="w-full">
            Odbaci napisano
          </Button>
        )}
      </form>
    </Dialog>
  )
}

/** Scrolls to the warning, which may be below a long text. */
const intoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })
