import type { RecordBase } from '@/lib/platform/admin/records'
import { call } from '@/lib/platform/http/client'
import type { Contract } from '@/lib/platform/http/contract'
import type { FormContracts } from './model'

/** The contract's own schema checks the input: the kit knows no screen's fields. */
const send = <Answer>(contract: Contract, input: object) =>
  (call as (target: Contract, input: object) => Promise<Answer>)(contract, input)

/** Saves a record over the version that was read, or creates one with the id `newId`. */
export function saveRecord<One extends RecordBase>(
  { create, save }: FormContracts<One>,
  values: object,
  seen: One | null,
  newId: string,
): Promise<One> {
  if (!seen && create) return send(create, { body: { ...values, _id: newId } })
  const { _id: id = '', version } = seen ?? {}
  return send(save, { params: { id }, body: { ...withoutOldPlace(values, seen), version } })
}

type Placed = object & { position?: unknown }

/** Others may have moved the record since it was read: only a place that was changed is sent. */
function withoutOldPlace(values: Placed, seen: Placed | null): object {
  const { position, ...rest } = values
  return position === seen?.position ? rest : values
}

/** Deletes a record as it was read, with the sentence that was read about records below it. */
export const removeRecord = (
  remove: Contract,
  { _id: id, version }: RecordBase,
  seen = '',
): Promise<unknown> => send(remove, { params: { id }, query: { version, seen } })
