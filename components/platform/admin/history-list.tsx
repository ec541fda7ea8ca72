'use client'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { toast } from '@/components/ui/toast'
import { useCall } from '@/lib/platform/browser/queries'
import { formatDateTime } from '@/lib/platform/hr/dates'
import { apiCallOf } from '@/lib/platform/http/api-call'
import type { CallerResult } from '@/lib/platform/http/contract'
import {
  INITIAL_STATE_ENTRY_ID,
  historyContract,
  readVersionContract,
} from '@/lib/editing/records/contract'
import { labelOf } from '@/lib/editing/records/labels'
import { RECORD_ACTION_WORDS } from '@/lib/platform/admin/action-words'
import { fieldValueText } from './form-fields'
import { isDeepEqual } from '@/lib/platform/admin/is-deep-equal'
import type { FormField } from './model'

export type HistoryProps<Values extends FieldValues> = {
  place: { table: string; id: string }
  fields: FormField<Values>[]
  /** The record's current values. */
  now: Values
  /** The current values with some fields set to earlier ones. */
  thenOf: (fields: Record<string, unknown>) => Values
  onRestore: (values: Partial<Values>) => void
}

type Entry = CallerResult<typeof historyContract>[number]

/** A record's changes. An earlier state can be viewed and put into the form. */
export function HistoryList<Values extends FieldValues>(props: HistoryProps<Values>) {
  const { place, fields } = props
  const [shown, show] = useState<Entry | null>(null)
  const entries = useCall(apiCallOf(historyContract), { params: place })
  const named = (name: string) =>
    fields.find((field) => field.name === name)?.label ?? labelOf(name)
  const namesOf = (entry: Entry) => [...new Set(entry.fields.map(named))].join(', ')
  return (
    <>
      <Loaded query={entries} title="Povijest se ne može učitati" skeleton={<ListSkeleton />}>
        {(list) => (
          <ol>
            {!list.length && <li className="text-muted">Još nema promjena.</li>}
            {withBeginning(list).map((entry, index) => (
              <li
                key={entry._id}
                className="flex flex-wrap items-center gap-x-3 border-t border-line py-2"
              >
                <span className="font-bold">{whenOf(entry)}</span>
                <span className="min-w-0 flex-1 basis-40 break-words text-muted">
                  {entry._id !== INITIAL_STATE_ENTRY_ID &&
                    `${entry.adminEmail}: ${RECORD_ACTION_WORDS[entry.action]}`}
                  {entry.fields.length > 0 && ` (${namesOf(entry)})`}
                </span>
                {index > 0 && (
                  <Button variant="quiet" className="px-4" onClick={() => show(entry)}>
                    Pogledaj
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      {shown && <Version {...props} entry={shown} onClose={() => show(null)} />}
    </>
  )
}

/** Adds the state before the first change: an imported record has no entry for it. */
function withBeginning(list: Entry[]): Entry[] {
  const oldest = list.at(-1)
  if (!oldest || oldest.action === 'record-create') return list
  return [...list, { ...oldest, _id: INITIAL_STATE_ENTRY_ID, fields: [] }]
}

const whenOf = ({ _id, at }: Entry) =>
  _id === INITIAL_STATE_ENTRY_ID ? 'Prije prve promjene' : formatDateTime(new Date(at))

type VersionProps<Values extends FieldValues> = HistoryProps<Values> & {
  entry: Entry
  onClose: () => void
}

/** The changes that restoring an earlier state would make. */
function Version<Values extends FieldValues>(props: VersionProps<Values>) {
  const { place, fields, now, thenOf, onRestore, entry, onClose } = props
  const params = { ...place, entry: entry._id }
  const version = useCall(apiCallOf(readVersionContract), { params }, { isForgotten: true })
  return (
    <Dialog title={`Kako je bilo: ${whenOf(entry)}`} onOpenChange={onClose}>
      <Loaded query={version} title="Ne može se učitati" skeleton={<ListSkeleton />}>
        {(values) => {
          const then = thenOf(values)
          const changed = fields.filter(
            (field) =>
              !isDeepEqual(then[field.name], now[field.name]) &&
              // Skips fields derived from others, which have no text.
              [then, now].some((values) => fieldValueText(field, values[field.name])),
          )
          if (!changed.length) return <p>Polja ovog obrasca danas su ista kao tada.</p>
          return (
            <div className="space-y-4">
              <p>Vraćanjem bi se promijenilo:</p>
              <dl className="space-y-3">
                {changed.map((field) => (
                  <div key={field.name}>
                    <dt className="font-bold">{field.label}</dt>
                    {[
                      { when: 'Sada:', value: now[field.name] },
                      { when: 'Tada:', value: then[field.name] },
                    ].map(({ when, value }) => (
                      <dd key={when} className="break-words whitespace-pre-wrap">
                        <span className="font-bold">{when}</span>{' '}
                        {shownOf(field, value) ?? (fieldValueText(field, value) || '(prazno)')}
                      </dd>
                    ))}
                  </div>
                ))}
              </dl>
              <div className="flex flex-wrap justify-end gap-3">
                <Button variant="secondary" onClick={onClose}>
                  Odustani
                </Button>
                <Button
                  onClick={() => {
                    const names = changed.map(({ name }) => [name, then[name]])
                    onRestore(Object.fromEntries(names) as Partial<Values>)
                    onClose()
                    const text = 'Stare su vrijednosti u obrascu. Pregledaj ih pa spremi.'
                    toast({ kind: 'success', title: 'Vraćeno u obrazac', text })
                  }}
                >
                  Vrati u obrazac
                </Button>
              </div>
            </div>
          )
        }}
      </Loaded>
    </Dialog>
  )
}

const shownOf = <Values,>(field: FormField<Values>, value: unknown) =>
  field.kind === 'own' ? field.show?.(value) : undefined
