import { z } from 'zod'
import type { Picked } from '@/components/platform/admin/pick-many'
import type { ListItem, ListRecord } from '@/lib/site/dynamic-content/lists/contract'

export const picks = (max: number) =>
  z.array(z.object({ _id: z.uuid(), name: z.string() })).max(max)

/** Named as the editor sees it; what is hidden stays on its list. */
export const nameOf = ({ name, isShown }: Pick<ListItem, 'name' | 'isShown'>) =>
  isShown ? name : `${name} (sada se ne vidi)`

export const toPicked = (item: ListItem): Picked => ({ _id: item._id, name: nameOf(item) })

/** In words, for who has to choose between two of them. */
export const pickedText = (picked: unknown) =>
  (picked as Picked[]).map(({ name }, place) => `${place + 1}. ${name}`).join(', ')

/** What is on a list, also as its history has it: by the ids alone. */
export function itemsOf(record: ListRecord | null): ListItem[] {
  const items: (ListItem | string)[] = record?.items ?? []
  return items.flatMap((one) =>
    typeof one === 'string' ? (record?.known.find(({ _id }) => _id === one) ?? []) : one,
  )
}
