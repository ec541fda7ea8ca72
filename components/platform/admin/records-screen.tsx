'use client'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { v7 as uuidv7 } from 'uuid'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { lazyPart } from '@/components/ui/lazy-part'
import { Loaded } from '@/components/ui/loaded'
import type { RecordBase } from '@/lib/platform/admin/records'
import { useCall } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import type { DraftsOfRecord } from './draft-state'
import { buildDraft } from './drafts'
import type { RecordContracts } from './model'
import { LazyRecordForm } from './lazy-record-form'
import { LazyRecordList } from './lazy-record-list'
import type { ListPageProps } from './list-page'
import type { RecordFormProps } from './record-form'
import { BackToList } from './back-to-list'
import { useQueryParams, useWasRecordOpen } from './use-query-params'
import { WithDraft } from './with-draft'

const MissingRecord = lazyPart(async () => (await import('./missing-record')).MissingRecord)

type Form<Values extends FieldValues, One extends RecordBase> = RecordFormProps<Values, One> & {
  calls: RecordContracts<One>
}

type RecordsProps<
  Item extends { _id: string },
  Values extends FieldValues,
  One extends RecordBase,
> = {
  list: ListPageProps<Item>
  form: Omit<Form<Values, One>, 'refreshes'>
}

/**
 * A list, or the record named by the address (`?record=`). The list returns in its previous state.
 */
export function RecordsScreen<
  Item extends { _id: string },
  Values extends FieldValues,
  One extends RecordBase,
>({ list, form }: RecordsProps<Item, Values, One>) {
  const { record: id, draft, copy } = useQueryParams()
  const wasOpen = useWasRecordOpen()
  const isNew = id === 'new'
  if (!id || (isNew && !form.calls.create)) {
    const takesFocus = wasOpen || list.takesFocus === true
    return <LazyRecordList {...list} {...{ takesFocus }} table={form.table} />
  }
  const refreshes = [apiCallOf(list.list), apiCallOf(form.calls.read)]
  return (
    <div
      className={clsx('space-y-5', !form.isWide && 'max-w-2xl', form.preview && 'xl:max-w-none')}
      data-wide={form.isWide || undefined}
    >
      <BackToList />
      {isNew ? (
        <NewRecord key={id} {...form} {...{ refreshes, draft, copy }} />
      ) : (
        <OpenRecord key={id} {...form} {...{ refreshes, id }} />
      )}
    </div>
  )
}

/** An existing record, fetched each time it is opened, so that others' changes are included. */
function OpenRecord<Values extends FieldValues, One extends RecordBase>({
  id,
  ...form
}: Form<Values, One> & { id: string }) {
  const options = { isForgotten: true, staysOnFocus: true }
  const record = useCall(apiCallOf(form.calls.read), { params: { id } }, options)
  if (!record.data && record.failureReason?.status === 404)
    return <MissingRecord message={record.failureReason.message} hasBin={!!form.table} />
  return (
    <WithDraft {...{ id }} table={form.table}>
      {(draft) => (
        <Loaded<One> query={record} title="Zapis se ne može otvoriti" skeleton={<ListSkeleton />}>
          {(one) => <LazyRecordForm {...form} {...{ id, draft }} record={one} />}
        </Loaded>
      )}
    </WithDraft>
  )
}

type NewRecordProps = { draft: string | undefined; copy: string | undefined }

/** A new record, a draft of a never saved one, or an unsaved copy. */
function NewRecord<Values extends FieldValues, One extends RecordBase>({
  draft: draftId,
  copy,
  ...form
}: Form<Values, One> & NewRecordProps) {
  const [opened] = useState(() => draftId)
  const [id] = useState(() => draftId ?? uuidv7())
  const [original] = useState(() => (draftId ? undefined : copy))
  if (original && form.copyOf) return <Copy {...form} {...{ id, original }} />
  return (
    <WithDraft {...{ id }} table={opened && form.table}>
      {(draft) => <LazyRecordForm {...form} {...{ id, draft }} record={null} />}
    </WithDraft>
  )
}

/** A new record with another record's values. */
function Copy<Values extends FieldValues, One extends RecordBase>({
  id,
  original,
  ...form
}: Form<Values, One> & { id: string; original: string }) {
  const options = { isForgotten: true, staysOnFocus: true }
  const about = form.aboutCopy ?? form.about
  const record = useCall(apiCallOf(form.calls.read), { params: { id: original } }, options)
  return (
    <Loaded<One> query={record} title="Zapis se ne može kopirati" skeleton={<ListSkeleton />}>
      {(one) => (
        <LazyRecordForm
          {...form}
          {...{ id, ...(about && { about }) }}
          draft={copied(form, one)}
          record={null}
        />
      )}
    </Loaded>
  )
}

function copied<Values extends FieldValues, One extends RecordBase>(
  { valuesOf, copyOf = (values) => values }: Form<Values, One>,
  one: One,
): DraftsOfRecord {
  const own = buildDraft(copyOf(valuesOf(one), one), valuesOf(null), true)
  return { own, others: [] }
}
