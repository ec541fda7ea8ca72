'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form'
import type { SchemaSource } from '@/components/forms/contract-resolver'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import type { RecordBase } from '@/lib/platform/admin/records'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError, call } from '@/lib/platform/http/client'
import { discardDraftContract } from '@/lib/editing/records/contract'
import { dropCachedDraft } from './cached-rows'
import type { DraftsOfRecord } from './draft-state'
import { buildDraft, draftValuesFor, type StoredDraft } from './drafts'
import { isDeepEqual } from '@/lib/platform/admin/is-deep-equal'
import type { mergeRecordEdits } from '@/lib/editing/records/merge-record-edits'
import { useDraftAutosave } from './use-autosave'
import { useUnsavedGuard } from './use-unsaved-guard'
import { loadDraftMerge } from './with-draft'

type Options<Values extends FieldValues, One extends RecordBase> = {
  schema: SchemaSource<Values, Values>
  record: One | null
  valuesOf: (record: One | null) => Values
  /** `seen` is the version that was read; null creates a record. */
  save: (values: Values, seen: One | null) => Promise<One>
  onSaved: (saved: One, sent: Values, wasMerged: boolean) => void
  /** The editor's own earlier draft of the record. */
  draft: DraftsOfRecord['own']
  /** The record whose drafts are kept; null when there are none. */
  place: { table: string; id: string } | null
  title: (values: Values, seen: One | null) => string
  /** Called when a new record has its first draft. */
  onDrafted: () => void
}

const GONE =
  'Zapis je u međuvremenu obrisan. Vrati ga iz koša pa spremi ponovno: što je upisano, ostaje ovdje.'

/** Maximum number of automatic merges per save; then the admin sees an error and may retry. */
const MERGES_MAX = 3

/**
 * The fields that both changed to different values. `mine` and `theirs` are complete merged values
 * that differ only in these fields.
 */
type Clashes<Values> = { names: string[]; mine: Values; theirs: Values }

type Merged<Values extends FieldValues> = ReturnType<typeof mergeRecordEdits<Values>>

/** Loaded on the first conflict, since most records are saved without one. */
const loadMerge = () => import('@/lib/editing/records/merge-record-edits')

/**
 * A record's form. Merges changes saved meanwhile, and asks only about fields that both changed.
 */
export function useRecordForm<Values extends FieldValues, One extends RecordBase>({
  schema,
  record,
  valuesOf,
  save,
  onSaved,
  draft,
  place,
  title,
  onDrafted,
}: Options<Values, One>) {
  const [seen, setSeen] = useState(record)
  const [clashes, setClashes] = useState<Clashes<Values> | null>(null)
  const contractForm = useSchemaForm<Values, Values>({
    schema,
    defaults: valuesOf(record) as DefaultValues<Values>,
    send: async (values): Promise<void> => {
      const shown: Values = { ...form.getValues() }
      await autosave.settle()
      return store(values, seen, 0, () => typedSince(shown))
    },
  })
  const { form } = contractForm
  const { isDirty } = form.formState
  const autosave = useDraftAutosave({
    subscribe: (onChange) => {
      const { unsubscribe } = form.watch(onChange)
      return unsubscribe
    },
    read: () => ({
      place,
      title: title(form.getValues(), seen),
      draft: place && buildDraft(form.getValues(), valuesOf(seen), seen === null),
    }),
    openedDraftAt: draft?.updatedAt,
  })
  const dialog = useUnsavedGuard({
    isDirty: isDirty && autosave.state !== 'saved',
    isKept: place !== null,
    isFailing: autosave.state === 'failed',
  })
  const isNewDraft = !seen && autosave.state === 'saved'
  const tellDrafted = useEffectEvent(onDrafted)
  useEffect(() => {
    if (isNewDraft) tellDrafted()
  }, [isNewDraft])

  const typedSince = (shown: Values) => changed(form.getValues(), shown)
  const show = (values: Values, changed: object) => {
    form.reset(values)
    for (const [name, value] of Object.entries(changed)) set(name, value)
  }

  async function store(
    values: Values,
    base: One | null,
    merges: number,
    typed: () => object,
  ): Promise<void> {
    try {
      const saved = await save(values, base)
      setSeen(saved)
      setClashes(null)
      autosave.forget()
      if (place) dropCachedDraft(place.id)
      const since = typed()
      show(valuesOf(saved), since)
      // Showing the saved values triggers the same event as typing.
      if (!Object.keys(since).length) autosave.forget()
      onSaved(saved, values, merges > 0)
    } catch (error) {
      const current = currentOf<One>(error)
      if (!current || merges === MERGES_MAX) {
        autosave.schedule()
        throw base && isMissing(error) ? new ApiError(404, GONE) : error
      }
      const { mergeRecordEdits: merge } = await loadMerge()
      const theirs = valuesOf(current)
      const both = merge(valuesOf(base), { ...values, ...typed() }, theirs)
      setSeen(current)
      show(theirs, both.mine)
      if (!both.clashes.length)
        return store(both.mine, current, merges + 1, () => typedSince(both.mine))
      setClashes({ ...both, names: both.clashes })
    }
  }
  /** Sets a clashing field to one side; the typed value is remembered as `mine`. */
  const choose = (name: string, side: 'mine' | 'theirs') => {
    if (!clashes) return
    const mine = { ...clashes.mine, [name]: form.getValues(name as Path<Values>) }
    if (side === 'theirs') setClashes({ ...clashes, mine })
    set(name, clashes[side][name])
  }
  const set = (name: string, value: unknown) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
    })
  /** Puts values into the form, for review before saving. */
  const fillIn = (values: object) => {
    for (const [name, value] of Object.entries(values)) set(name, value)
  }
  const isContinued = useRef(false)
  const continueDraft = useEffectEvent((both: Merged<Values>) => {
    // Effects run again when Next shows a hidden page: later typing must stay.
    if (isContinued.current) return
    isContinued.current = true
    fillIn(changed(both.mine, valuesOf(record)))
    autosave.opened()
    if (both.clashes.length) setClashes({ ...both, names: both.clashes })
  })
  const merged = useEffectEvent(async (own: StoredDraft) => {
    // Without a record there is nothing to merge, so no code is loaded: the draft is in the form at
    // once, and an early click saves all of it.
    if (!record) return unmerged(valuesOf(null), own)
    const { mergeDraft } = await loadDraftMerge()
    return mergeDraft(valuesOf(record), own)
  })
  useEffect(() => {
    if (draft) void merged(draft).then((both) => continueDraft(both))
  }, [draft])

  /** Resets the form to the record and discards the draft. */
  const discard = async () => {
    await autosave.settle()
    if (place) {
      await call(apiCallOf(discardDraftContract), { params: place })
      dropCachedDraft(place.id)
    }
    setClashes(null)
    form.reset(valuesOf(seen))
    autosave.forget()
  }
  const { state, savedAt } = autosave
  const shown = { isDirty, seen, clashes, state, savedAt, dialog }
  return { ...contractForm, ...shown, choose, discard, fillIn }
}

const changed = <Values extends FieldValues>(values: Values, from: Values): object =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isDeepEqual(value, from[name])),
  )

/** A draft of a record that was never saved. */
const unmerged = <Values extends FieldValues>(empty: Values, { values }: StoredDraft) => ({
  mine: { ...empty, ...draftValuesFor(values, empty) },
  theirs: empty,
  clashes: [],
})

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** The current record, sent with the rejection of an outdated save. */
const currentOf = <One>(error: unknown): One | undefined =>
  error instanceof ApiError && error.status === 409 ? (error.current as One | undefined) : undefined
