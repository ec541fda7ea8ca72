import { GUEST, keep, keyOf, readKept } from '@/lib/platform/browser/storage'

const KEY = keyOf(GUEST, 'baza-znanja-tipkom')
const isOff = (value: unknown): value is false => value === false

/** Whether `/` opens the search in this browser; for those whose speech or hands type it by chance. */
export const opensBySlash = (): boolean => readKept(KEY, isOff) === null

export const letSlashOpen = (opens: boolean) => keep(KEY, opens ? null : false)
