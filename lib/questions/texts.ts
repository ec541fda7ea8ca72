/** Every Markdown text inside a question's body. */
export function textsOf(body: unknown): string[] {
  if (typeof body === 'string') return [body]
  if (body && typeof body === 'object') return Object.values(body).flatMap(textsOf)
  return []
}
