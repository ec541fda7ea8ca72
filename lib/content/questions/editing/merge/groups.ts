import type { BodyOf } from '../../model'
import { reasonField } from '../../kinds/groups/model'
import type { MergeRules } from './model'

type Body = BodyOf<'groups'>
type Apart = Omit<Body, 'groups'> & {
  /** The groups with their items as one string, so that they merge as a unit. */
  groups: string
  /** The reasons of the items that have an id. Each merges as a text of its own. */
  reasons: { id: string; feedback: string }[]
}

/** Two editors' groups are never combined: an item could end up in none, or in two. */
export const groups: MergeRules<Body, Apart> = {
  apart: (body) => ({
    ...body,
    // A new item has no id, so its reason stays with it.
    groups: JSON.stringify(withReasons(body.groups, ({ id, feedback }) => (id ? null : feedback))),
    reasons: body.groups.flatMap(({ items }) =>
      items.flatMap(({ id, feedback = '' }) => (id ? { id, feedback } : [])),
    ),
  }),
  together: ({ groups: written, reasons, ...body }) => {
    const byId = new Map(reasons.map(({ id, feedback }) => [id, feedback]))
    const all = JSON.parse(written) as Body['groups']
    const reasonOf = ({ id, feedback }: Item) => (id ? byId.get(id) : feedback)
    return { ...body, groups: withReasons(all, reasonOf) }
  },
  // The groups merge as a unit, so an item that one editor removed would take the other's new reason.
  withOneKey: (_merged, { base, mine, theirs }, prefer) =>
    takesReason(base, mine, theirs) || takesReason(base, theirs, mine)
      ? { mine, theirs }[prefer]
      : null,
}

/** Whether one editor removed an item whose reason the other changed. */
function takesReason(base: Body, removing: Body, changing: Body): boolean {
  const [kept, changed] = [itemsById(removing), itemsById(changing)]
  return [...itemsById(base)].some(
    ([id, { feedback }]) =>
      !kept.has(id) && changed.has(id) && changed.get(id)?.feedback !== feedback,
  )
}

const itemsById = (body: Body): Map<string, Item> =>
  new Map(
    body.groups.flatMap(({ items }) =>
      items.flatMap((item) => (item.id ? [[item.id, item] as const] : [])),
    ),
  )

type Item = Body['groups'][number]['items'][number]

const withReasons = (
  all: Body['groups'],
  reasonOf: (item: Item) => string | null | undefined,
): Body['groups'] =>
  all.map((group) => ({
    ...group,
    items: group.items.map(({ feedback, ...item }) => ({
      ...{ ...item, ...reasonField(reasonOf({ ...item, ...reasonField(feedback) })) },
    })),
  }))
