import { z } from 'zod'
import { defineKind, MAX_OPTIONS, optionIdSchema, publicOptionSchema } from '../define-kind'
import { alphabeticalPositions } from '../matching/places'

const id = optionIdSchema.optional()
const item = z.object({
  id,
  text: z.string(),
  /** Why the item belongs to its group, as Markdown; missing without a reason. */
  feedback: z.string().optional(),
})
export type GroupItem = z.infer<typeof item>

const body = {
  /**
   * Groups in their shown order, each with the items that belong to it. Ids are missing where they
   * equal the ids of the positions (keep-ids.ts).
   */
  groups: z.array(z.object({ id, name: z.string(), items: z.array(item) })),
}
type Body = z.infer<z.ZodObject<typeof body>>

/** The field of an item's reason; an item without a reason has none. */
export const reasonField = (feedback: string | null | undefined) => (feedback ? { feedback } : {})

/** The items of all groups, in the order of the file. */
export const itemsOf = ({ groups }: Body) => groups.flatMap(({ items }) => items)

/** The shown position of each item: in Croatian order, which reveals no group. */
export const itemPositions = (body: Body): number[] =>
  alphabeticalPositions(itemsOf(body).map(({ text }) => text))

function shownItems(body: Body) {
  const [items, places] = [itemsOf(body), itemPositions(body)]
  return items.map((_, place) => items[places.indexOf(place)] ?? { id: undefined, text: '' })
}

const groupOfItem = z.record(z.string(), z.string())

export const groups = defineKind('groups', {
  body,
  shown: { items: z.array(publicOptionSchema), groups: z.array(publicOptionSchema) },
  /** The chosen group of each item, by ids. */
  answer: {
    groups: z
      .record(optionIdSchema, optionIdSchema)
      .refine((chosen) => Object.keys(chosen).length <= MAX_OPTIONS),
  },
  correct: { groups: groupOfItem },
  show: (question, options) => ({
    items: options(shownItems(question)),
    groups: options(question.groups.map((group) => ({ id: group.id, text: group.name }))),
  }),
})
