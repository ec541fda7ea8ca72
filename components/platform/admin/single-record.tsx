'use client'
import type { FieldValues } from 'react-hook-form'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import type { RecordBase } from '@/lib/platform/admin/records'
import { useCall, type CallInputOrEmpty } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import type { ReadSingleContract } from './model'
import { RecordForm, type RecordFormProps } from './record-form'
import { WithDraft } from './with-draft'

type SingleRecordProps<
  Values extends FieldValues,
  One extends RecordBase,
  Read extends ReadSingleContract<One>,
> = {
  title: string
  read: Read
  input: CallInputOrEmpty<Read>
  form: Omit<RecordFormProps<Values, One>, 'refreshes' | 'titleOf'>
}

/** The only record of its kind, fetched at each opening, so that others' changes are included. */
export function SingleRecord<
  Values extends FieldValues,
  One extends RecordBase,
  Read extends ReadSingleContract<One>,
>({ title, read, input, form }: SingleRecordProps<Values, One, Read>) {
  const record = useCall(apiCallOf(read), input, { isForgotten: true, staysOnFocus: true })
  return (
    <Loaded<One> query={record} title={`${title}: ne može se otvoriti`} skeleton={<ListSkeleton />}>
      {(one) => (
        <div className="max-w-2xl">
          <WithDraft table={form.table} id={one._id}>
            {(draft) => (
              <RecordForm
                {...form}
                {...{ draft }}
                id={one._id}
                titleOf={() => title}
                refreshes={[apiCallOf(read)]}
                record={one}
              />
            )}
          </WithDraft>
        </div>
      )}
    </Loaded>
  )
}
