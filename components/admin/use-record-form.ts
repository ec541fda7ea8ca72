'use client'
import { useState } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form'
import type { SchemaSource } from '@/components/forms/contract-resolver'
import { useContractForm } from '@/components/forms/use-contract-form'
import type { RecordBase } from '@/lib/admin/records'
import { ApiError } from '@/lib/http/client'
import { useUnsavedGuard } from './use-unsaved-guard'

type Options<Values extends FieldValues, One extends RecordBase> = {
  schema: SchemaSource<Values, Values>
  record: One | null
  valuesOf: (record: One | null) => Values
  /** `seen` is the version that was read; null creates a record. */
  save: (values: Values, seen: One | null) => Promise<One>
  onSaved: (saved: One, wasMerged: boolean) => void
}

/** After so many overtaken saves the admin is told and may try again. */
const MERGES_MAX = 3

/** The fields that both have changed, and the values of either. */
type Clashes<Values> = { names: string[]; mine: Values; theirs: Values }

/** The form of a record. Merges changes saved meanwhile; asks only about fields that both changed. */
export function useRecordForm<Values extends FieldValues, One extends RecordBase>({
  schema,
  record,
  valuesOf,
  save,
  onSaved,
}: Options<Values, One>) {
  const [seen, setSeen] = useState(record)
  const [clashes, setClashes] = useState<Clashes<Values> | null>(null)
  const contractForm = useContractForm<Values, Values>({
    schema,
    defaults: valuesOf(record) as DefaultValues<Values>,
    send: (values): Promise<void> => {
      const shown: Values = { ...form.getValues() }
      return store(values, seen, 0, () => typedSince(shown))
    },
  })
  const { form } = contractForm
  const { isDirty } = form.formState
  useUnsavedGuard(isDirty)

  const typedSince = (shown: Values): object =>
    Object.fromEntries(
      Object.entries(form.getValues()).filter(([name, value]) => !isSame(value, shown[name])),
    )
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
      show(valuesOf(saved), typed())
      onSaved(saved, merges > 0)
    } catch (error) {
      const current = currentOf<One>(error)
      if (!current || merges === MERGES_MAX) throw error
      const theirs = valuesOf(current)
      const mine = { ...values, ...typed() }
      const { merged, clashes: names } = merge(valuesOf(base), mine, theirs)
      setSeen(current)
      show(theirs, merged)
      if (!names.length) return store(merged, current, merges + 1, () => typedSince(merged))
      setClashes({ names, mine, theirs })
    }
  }
  /** Mine is what was typed last. */
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
  return { ...contractForm, isDirty, seen, clashes, choose }
}

/** The current record, in a refusal of an outdated save. */
const currentOf = <One>(error: unknown): One | undefined =>
  error instanceof ApiError && error.status === 409 ? (error.current as One | undefined) : undefined

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges two edits field by field; `clashes` were changed by both to different values and have
 * mine.
 */
export function merge<V extends Record<string, unknown>>(
  base: V,
  mine: V,
  theirs: V,
): { merged: V; clashes: string[] } {
  const own = Object.keys(mine).filter((name) => !isSame(mine[name], base[name]))
  const clashes = own.filter(
    (name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]),
  )
  const kept = Object.fromEntries(own.map((name) => [name, mine[name]]))
  return { merged: { ...theirs, ...kept }, clashes }
}
