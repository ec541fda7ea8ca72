import { itemsOf, reasonField } from '@/lib/content/questions/kinds/groups/model'
import type { BodyOf, QuestionBody } from '@/lib/content/questions/model'

const PREFIX = 'razlog='

/**
 * The reasons of the items of groups as values of the comment in the question's text, each with its
 * item: Moodle has no place for them, and someone may move or remove items there.
 */
export const itemReasonValues = (body: BodyOf<'groups'>): string[] =>
  itemsOf(body).flatMap(({ text, feedback }) =>
    feedback ? `${PREFIX}${JSON.stringify([text, feedback])}` : [],
  )

/** Puts the reasons of a comment beside their items. */
export function withItemReasons<Body extends QuestionBody>(
  body: Body | null,
  comment: string[],
): Body | null {
  if (body?.kind !== 'groups') return body
  const reasons = new Map(comment.flatMap(reasonOf))
  const groups = body.groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, ...reasonField(reasons.get(item.text)) })),
  }))
  return { ...body, groups }
}

function reasonOf(value: string): [string, string][] {
  if (!value.startsWith(PREFIX)) return []
  try {
    const [text, feedback] = JSON.parse(value.slice(PREFIX.length)) as unknown[]
    return typeof text === 'string' && typeof feedback === 'string' ? [[text, feedback]] : []
  } catch {
    // Someone has changed the comment by hand.
    return []
  }
}
