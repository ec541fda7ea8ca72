import { distressIn } from '@/lib/distress/level'
import type { Row } from './model'

/**
 * True where one of these columns holds words of a child that may be distress: they are the child's own,
 * and a parent, who may be the reason, does not read them (decision 065).
 */
export const isChildsOwn = (row: Row, columns: string[]): boolean =>
  columns.some((column) => {
    const text = row[column]
    return typeof text === 'string' && distressIn(text) !== null
  })
