/** Fields that hold ids, not texts. */
const OF_IDS = new Set(['id', 'rightId', 'distractorIds', 'itemIds', 'retired'])

/** Every Markdown text inside a question's body. */
export function textsOf(body: unknown): string[] {
  if (typeof body === 'string') return [body]
  if (Array.isArray(body)) return body.flatMap(textsOf)
  if (!body || typeof body !== 'object') return []
  return Object.entries(body).flatMap(([name, part]) => (OF_IDS.has(name) ? [] : textsOf(part)))
}
