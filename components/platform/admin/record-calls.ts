import type { RecordBase } from '@/lib/platform/admin/records'
import type { ApiCall } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'
import type { FormContracts } from './model'

/** Sends untyped input, since this module knows no screen's fields; the schema validates it. */
const send = <Answer>(target: ApiCall, input: object) =>
  (call as (target: ApiCall, input: object) => Promise<Answer>)(target, input)

/** Saves a record based on the version read, or creates one with the id `newId`. */
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

/** Sends a position only if it was changed here: others may have moved the record meanwhile. */
function withoutOldPlace(values: Placed, seen: Placed | null): object {
  const { position, ...rest } = values
  return position === seen?.position ? rest : values
}

/** Deletes a record in the version read, with the displayed sentence about records below. */
export const removeRecord = (
  remove: ApiCall,
  { _id: id, version }: RecordBase,
  seen = '',
): Promise<unknown> => send(remove, { params: { id }, query: { version, seen } })
