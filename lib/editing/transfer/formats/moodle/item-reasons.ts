import { itemsOf, reasonField } from '@/lib/content/questions/kinds/groups/model'
import type { BodyOf, QuestionBody } from '@/lib/content/questions/model'
import { namedTextsIn, namedTextValue } from './own-comment'

const PREFIX = 'razlog='

/**
 * The reasons of the items of groups as values of the comment in the question's text, each with its
 * item: Moodle has no place for them, and someone may move or remove items there.
 */
export const itemReasonValues = (body: BodyOf<'groups'>): string[] =>
  itemsOf(body).flatMap(({ text, feedback }) =>
    feedback ? namedTextValue(PREFIX, text, feedback) : [],
  )

/** Puts the reasons of a comment beside their items. */
export function withItemReasons(body: QuestionBody | null, comment: string[]): QuestionBody | null {
  if (body?.kind !== 'groups') return body
  const reasons = namedTextsIn(PREFIX, comment)
  const groups = body.groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, ...reasonField(reasons.get(item.text)) })),
  }))
  return { ...body, groups }
}
