'use client'
import { useState } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form'
import type { SchemaSource } from '@/components/forms/contract-resolver'
import { useContractForm } from '@/components/forms/use-contract-form'
import type { RecordBase } from '@/lib/admin/records'
import { ApiError } from '@/lib/http/client'
import { merge } from './merge'
import { useUnsavedGuard } from './use-unsaved-guard'

type Options<Values extends FieldValues, One extends RecordBase> = {
  schema: SchemaSource<Values, Values>
  /** The record as it was read; null for a new one. */
  record: One | null
  /** What the form shows of a record. */
  valuesOf: (record: One | null) => Values
  /** Writes a record that was seen in this version; null makes a new one. */
  save: (values: Values, seen: One | null) => Promise<One>
  onSaved: (saved: One, wasMerged: boolean) => void
}

/** Whoever is overtaken more often is told, and may try again. */
const MERGES_MAX = 3

/** What both have changed: the names, and the values of either. */
type Clashes<Values> = { names: string[]; mine: Values; theirs: Values }

/**
 * The form of a record. When someone else has saved it meanwhile, both changes are joined and saved
 * again; only fields that both have changed are left to be chosen.
 */
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
    send: (values) => store(values, seen, 0),
  })
  const { form } = contractForm
  const { isDirty } = form.formState
  useUnsavedGuard(isDirty)

  async function store(values: Values, base: One | null, merges: number): Promise<void> {
    try {
      const saved = await save(values, base)
      setSeen(saved)
      setClashes(null)
      form.reset(valuesOf(saved))
      onSaved(saved, merges > 0)
    } catch (error) {
      const current = currentOf<One>(error)
      if (!current || merges === MERGES_MAX) throw error
      const theirs = valuesOf(current)
      const { merged, clashes: names } = merge(valuesOf(base), values, theirs)
      setSeen(current)
      form.reset(theirs)
      for (const [name, value] of Object.entries(merged)) set(name, value)
      if (!names.length) return store(merged, current, merges + 1)
      setClashes({ names, mine: values, theirs })
    }
  }
  const set = (name: string, value: unknown) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
    })
  return { ...contractForm, isDirty, seen, clashes, set }
}

/** The record as someone else has left it, of a refusal that came too late. */
const currentOf = <One>(error: unknown): One | undefined =>
  error instanceof ApiError && error.status === 409 ? (error.current as One | undefined) : undefined
