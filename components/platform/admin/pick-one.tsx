'use client'
import type { FieldWiring } from '@/components/ui/field'
import type { RecordBase } from '@/lib/platform/admin/records'
import { useCall } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import type { ListContract, ReadContract } from './model'
import { PickMany } from './pick-many'

type PickOneProps<One extends RecordBase, Item extends { _id: string }> = {
  label: string
  list: ListContract<Item>
  read: ReadContract<One>
  nameOf: (one: Item | One) => string
  /** An id; empty while nothing is selected. */
  value: string
  onChange: (id: string) => void
  wiring: FieldWiring
}

/** Selects one item of a server list by searching its name. */
export function PickOne<One extends RecordBase, Item extends { _id: string }>(
  props: PickOneProps<One, Item>,
) {
  const { label, list, read, nameOf, value, onChange, wiring } = props
  const isEnabled = value !== ''
  const { data } = useCall(apiCallOf(read), { params: { id: value } }, { isEnabled })
  return (
    <PickMany
      {...{ label, list, nameOf, wiring }}
      value={isEnabled ? [{ _id: value, name: data ? nameOf(data) : '…' }] : []}
      onChange={(chosen) => onChange(chosen.at(-1)?._id ?? '')}
      max={1}
    />
  )
}
