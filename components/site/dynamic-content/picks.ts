import { z } from 'zod'
import type { Picked } from '@/components/platform/admin/pick-many'
import type { ListItem, ListRecord } from '@/lib/site/dynamic-content/lists/contract'

export const picksSchema = (max: number) =>
  z.array(z.object({ _id: z.uuid(), name: z.string() })).max(max)

/** An item's name for editors; a hidden item stays on the list and is marked as hidden. */
export const listItemName = ({ name, isShown }: Pick<ListItem, 'name' | 'isShown'>) =>
  isShown ? name : `${name} (sada se ne vidi)`

export const pickedFromListItem = (item: ListItem): Picked => ({
  _id: item._id,
  name: listItemName(item),
})

/** The selected names as text, for resolving conflicts. */
export const pickedText = (picked: unknown) =>
  (picked as Picked[]).map(({ name }, place) => `${place + 1}. ${name}`).join(', ')

/** A list's items, also from its history, which has only ids. */
export function listRecordItems(record: ListRecord | null): ListItem[] {
  const items: (ListItem | string)[] = record?.items ?? []
  return items.flatMap((one) =>
    typeof one === 'string' ? (record?.known.find(({ _id }) => _id === one) ?? []) : one,
  )
}
