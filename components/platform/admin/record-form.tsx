'use client'
import { clsx } from 'clsx'
import { useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react'
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { FormMessage } from '@/components/forms/form-message'
import { SlowStatus } from '@/components/forms/slow-status'
import type { SchemaSource } from '@/components/forms/contract-resolver'
import { Button } from '@/components/ui/button'
import { buttonLook } from '@/components/ui/button-look'
import { Card } from '@/components/ui/card'
import { lazyPart } from '@/components/ui/lazy-part'
import { PageTitle } from '@/components/ui/section-heading'
import { toast } from '@/components/ui/toast'
import { useStepFocus } from '@/components/ui/use-step-focus'
import type { RecordBase } from '@/lib/platform/admin/records'
import { refresh } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { historyContract, listDraftsContract } from '@/lib/editing/records/contract'
import { updateCachedRows } from './cached-rows'
import type { ConfirmDeletionDialog as Confirm } from './confirm-deletion-dialog'
import { DiscardDraftButton, DraftState, OtherDrafts, type DraftsOfRecord } from './draft-state'
import { FormFields, fieldValueText } from './form-fields'
import { RecordHistory } from './history'
import type { FormContracts, FormField } from './model'
import { saveRecord } from './record-calls'
import { QueryParamsLink, changeQueryParams } from './use-query-params'
import { savedMessage } from './saved-message'
import { useRecordForm } from './use-record-form'

export type RecordFormProps<Values extends FieldValues, One extends RecordBase> = {
  /**
   * The record's table, under which lib/editing/records stores drafts and history; without it the
   * record has neither.
   */
  table?: string
  schema: SchemaSource<Values, Values>
  fields: FormField<Values>[]
  calls: FormContracts<One>
  /** Requests whose data a change makes outdated. */
  refreshes: Parameters<typeof refresh>[0][]
  titleOf: (record: One | null) => string
  valuesOf: (record: One | null) => Values
  /** The record's purpose and where it is shown. */
  about?: string
  /** Links to other pages that edit or show the record. */
  links?: (record: One) => ReactNode
  /** A new record's values when copying this one; without it copying is not offered. */
  copyOf?: (values: Values, original: One) => Values
  /** Says which parts are copied, above the copy's form. */
  aboutCopy?: string
  /** A preview of the typed values. */
  preview?: (values: Values) => ReactNode
  /** True if the form uses the full width, for an editor with a preview beside it. */
  isWide?: boolean
}

const loadDialog = () =>
  import('./confirm-deletion-dialog').then(
    (one) => one.ConfirmDeletionDialog as unknown as ComponentType<object>,
  )
const ConfirmDialog = lazyPart(loadDialog) as typeof Confirm
const Conflict = lazyPart(() => import('./conflict').then((one) => one.Conflict))

/** Maximum length of a draft's title; the server accepts up to 300 characters. */
const TITLE_MAX = 100

const REMOVED = 'Obrisano. Još 30 dana može se vratiti iz koša.'

/** A record's form with conflict resolution and deletion. */
export function RecordForm<Values extends FieldValues, One extends RecordBase>(
  props: RecordFormProps<Values, One> & { record: One | null; id: string; draft: DraftsOfRecord },
) {
  const {
    table,
    id,
    draft,
    record,
    schema,
    fields,
    calls,
    refreshes,
    titleOf,
    valuesOf,
    about,
    preview,
  } = props
  const { read, remove } = calls
  const heading = useStepFocus<HTMLHeadingElement>()
  const [asksToRemove, askToRemove] = useState(false)
  const stale = [...refreshes, apiCallOf(listDraftsContract), apiCallOf(historyContract)]
  const renew = (calls = stale) => Promise.all(calls.map((one) => refresh(one)))
  const opened = useRecordForm({
    schema,
    record,
    valuesOf,
    draft: draft.own,
    place: table ? { table, id } : null,
    title: (values, known) =>
      String(values.name || values.title || values.text || titleOf(known)).slice(0, TITLE_MAX),
    // The id makes a repeated request after a lost response create the record only once.
    save: (values, known) => saveRecord(calls, values, known, id),
    onSaved: (saved, { slug }, wasMerged) => {
      toast({ kind: 'success', title: 'Uspjeh!', text: savedMessage(saved, { slug, wasMerged }) })
      updateCachedRows(refreshes, saved._id, saved)
      void renew()
      if (!record)
        changeQueryParams({ record: saved._id, draft: undefined, copy: undefined }, 'replace')
    },
    onDrafted: () => changeQueryParams({ draft: id, copy: undefined }, 'replace'),
  })
  const { form, formProps, isSending, isDirty, message, errorOf, seen, clashes, choose } = opened
  const title = titleOf(seen)
  return (
    <div className="@container space-y-5">
      {opened.dialog}
      <PageTitle ref={heading} className="break-words">
        {title}
      </PageTitle>
      {about && <p className="text-muted">{about}</p>}
      {seen && props.links?.(seen)}
      <Card>
        <form
          {...formProps}
          onKeyDown={saveOnShortcut}
          className={clsx(
            'space-y-4',
            preview && '@4xl:grid @4xl:grid-cols-[3fr_2fr] @4xl:gap-x-6',
          )}
        >
          <div className="space-y-4 empty:hidden @4xl:col-span-full">
            <FormMessage text={message} />
            <OtherDrafts others={draft.others} />
            {clashes && (
              <Conflict
                clashes={fields
                  .filter(({ name }) => clashes.names.includes(name))
                  .map((field) => ({
                    name: field.name,
                    label: field.label,
                    isMarkdown: field.isMarkdown,
                    mine: fieldValueText(field, clashes.mine[field.name]),
                    theirs: fieldValueText(field, clashes.theirs[field.name]),
                  }))}
                onChoose={choose}
              />
            )}
          </div>
          <div className="min-w-0 space-y-4">
            <FormFields {...{ fields, form, errorOf }} />
          </div>
          {preview && (
            <div className="min-w-0">
              <div className="top-20 @4xl:sticky @4xl:max-h-[calc(100dvh-10rem)] @4xl:overflow-y-auto">
                <Preview {...{ form, preview }} />
              </div>
            </div>
          )}
          <div className={ACTIONS} data-form-actions="">
            <div className={SAVING}>
              <Button
                type="submit"
                title="Ctrl+S"
                aria-keyshortcuts="Control+S Meta+S"
                aria-disabled={isSending || undefined}
              >
                {isSending ? 'Spremam...' : 'Spremi'}
              </Button>
              <SlowStatus {...{ isSending }} />
              <DraftState
                isUnsaved={isDirty && !isSending}
                state={opened.state}
                savedAt={opened.savedAt}
              />
            </div>
            <div className="-mx-4 flex flex-wrap gap-x-1 sm:mx-0 sm:ml-auto">
              {isDirty && !isSending && (
                <DiscardDraftButton
                  onDiscard={async () => {
                    await opened.discard()
                    void renew()
                  }}
                />
              )}
              {seen && props.copyOf && (
                <QueryParamsLink
                  changes={{ record: 'new', copy: seen._id }}
                  className={buttonLook({ variant: 'quiet' }, 'px-4')}
                >
                  Napravi kopiju
                </QueryParamsLink>
              )}
              {seen && remove && (
                <Button variant="quiet" className="px-4" onClick={() => askToRemove(true)}>
                  Obriši…
                </Button>
              )}
            </div>
          </div>
        </form>
      </Card>
      {seen && table && (
        <RecordHistory
          place={{ table, id: seen._id }}
          fields={fields}
          now={valuesOf(seen)}
          thenOf={(values) => valuesOf({ ...seen, ...values })}
          onRestore={opened.fillIn}
        />
      )}
      {seen && read && remove && asksToRemove && (
        <ConfirmDialog
          title={`Obrisati „${title}”?`}
          read={read}
          id={seen._id}
          remove={remove}
          onOpenChange={askToRemove}
          onRemoved={() => {
            form.reset()
            toast({ kind: 'success', title: 'Uspjeh!', text: REMOVED })
            updateCachedRows(refreshes, seen._id, null)
            // The record itself is up to date and would be fetched again.
            void renew(stale.filter(({ path }) => path !== read.path))
            changeQueryParams({ record: undefined }, 'replace')
          }}
        />
      )}
    </div>
  )
}

/** Ctrl+S saves the form instead of the page. */
function saveOnShortcut(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

const BAR = '-mx-5 -mb-5 items-center gap-3 rounded-b-card border-line bg-surface px-5'
/** Stays visible below a long form. On phones only saving fits. */
const ACTIONS = `max-sm:contents sm:sticky sm:bottom-0 sm:z-10 sm:flex sm:flex-wrap sm:border-t sm:py-3 ${BAR} @4xl:col-span-full`
const SAVING =
  'flex items-center gap-3 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-5 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-5 max-sm:py-3'

type PreviewProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  preview: (values: Values) => ReactNode
}

const Preview = <Values extends FieldValues>({ form, preview }: PreviewProps<Values>) =>
  preview({ ...form.getValues(), ...useWatch({ control: form.control }) })
