import { distressIn } from '@/lib/people/distress/level'

/**
 * True where words of a child may be distress: they are the child's own, and a parent, who may be the
 * reason, does not read them (decision 065).
 * @param written texts, or stored answers with texts in them
 */
export const isChildsOwn = (written: unknown[]): boolean =>
  written.flatMap(textsIn).some((text) => distressIn(text) !== null)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
