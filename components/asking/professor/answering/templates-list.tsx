'use client'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useConfirmationDialog } from '@/components/platform/admin/use-confirmation-dialog'
import { useActionWithToast } from '@/components/platform/admin/use-action-with-toast'
import { FormMessage } from '@/components/forms/form-message'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { Button } from '@/components/ui/button'
import { CARD_CLASSES } from '@/components/ui/card'
import { Field, TextField } from '@/components/ui/field'
import { FIELD_LOOK } from '@/components/ui/input'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { refresh, useCall } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'
import {
  deleteTemplateContract,
  listTemplatesContract,
  saveTemplateContract,
} from '@/lib/asking/professor/answering/contract'
import { templateFields } from '@/lib/asking/professor/fields'
import type { AnswerTemplate } from '@/lib/asking/professor/model'

/** Answer templates, edited in place. */
export function TemplatesList() {
  const templates = useCall(apiCallOf(listTemplatesContract), {})
  const [edited, edit] = useState<AnswerTemplate | null>(null)
  return (
    <Loaded<AnswerTemplate[]>
      query={templates}
      title="Predlošci se ne mogu učitati"
      skeleton={<ListSkeleton />}
    >
      {(known) => (
        <div className="max-w-3xl space-y-4">
          {known.length === 0 && !edited && (
            <p className="text-muted">
              Još nema predložaka. Dodaj rečenice koje često pišeš, pa ih ubaci u odgovor jednim
              pritiskom.
            </p>
          )}
          {!edited && (
            <Button onClick={() => edit({ _id: uuidv7(), name: '', text: '' })}>
              Novi predložak
            </Button>
          )}
          {edited && !known.some(({ _id }) => _id === edited._id) && (
            <TemplateForm template={edited} onClose={() => edit(null)} />
          )}
          <ul className="space-y-3">
            {known.map((one) => (
              <li key={one._id}>
                {edited?._id === one._id ? (
                  <TemplateForm template={one} onClose={() => edit(null)} />
                ) : (
                  <ShownTemplate template={one} onEdit={() => edit(one)} />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  )
}

type ShownTemplateProps = { template: AnswerTemplate; onEdit: () => void }

function ShownTemplate({ template: { _id: id, name, text }, onEdit }: ShownTemplateProps) {
  const { isSending, run } = useActionWithToast()
  const { question, dialog } = useConfirmationDialog()
  const remove = async () => {
    const isSure = await question({
      asks: `Obrisati predložak „${name}”?`,
      text: 'Odgovori u kojima je već korišten ostaju kakvi jesu.',
      action: 'Obriši predložak',
    })
    if (!isSure) return
    await run(() => call(apiCallOf(deleteTemplateContract), { params: { id } }), {
      done: 'Predložak je obrisan.',
      refreshes: [apiCallOf(listTemplatesContract)],
    })
  }
  return (
    <article className={CARD_CLASSES}>
      <h2 className="font-bold break-words">{name}</h2>
      <p className="mt-1 line-clamp-4 break-words whitespace-pre-line">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" aria-label={`Uredi: ${name}`} onClick={onEdit}>
          Uredi
        </Button>
        <Button
          variant="quiet"
          aria-label={`Obriši: ${name}`}
          disabled={isSending}
          onClick={() => void remove()}
        >
          Obriši
        </Button>
      </div>
      {dialog}
    </article>
  )
}

type TemplateFormProps = { template: AnswerTemplate; onClose: () => void }

function TemplateForm({ template: { _id: id, name, text }, onClose }: TemplateFormProps) {
  const { form, formProps, field, errorOf, isSending, message } = useSchemaForm({
    schema: templateFields,
    defaults: { name, text },
    send: async (body) => {
      await call(apiCallOf(saveTemplateContract), { params: { id }, body })
      await refresh(apiCallOf(listTemplatesContract))
      onClose()
    },
  })
  return (
    <form {...formProps} className={CARD_CLASSES}>
      <FormMessage text={message} />
      <TextField label="Ime predloška" autoFocus {...field('name')} />
      <Field label="Tekst" error={errorOf('text')}>
        {(wiring) => (
          <textarea
            rows={5}
            className={`${FIELD_LOOK} py-2`}
            {...wiring}
            {...form.register('text')}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSending}>
          Spremi
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Odustani
        </Button>
      </div>
    </form>
  )
}
