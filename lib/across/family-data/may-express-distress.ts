import { distressLevelIn } from '@/lib/people/distress/level'

/**
 * True when a child's texts may express distress. They are hidden from the parent, who may be the
 * cause (decision 065).
 * @param written texts, or stored answers that contain texts
 */
export const mayExpressDistress = (written: unknown[]): boolean =>
  written.flatMap(textsIn).some((text) => distressLevelIn(text) !== null)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
