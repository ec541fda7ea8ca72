import { keep, keyOf, readKept } from '@/lib/platform/browser/storage'
import {
  isUsualReading,
  READING_SETTINGS,
  readingAttribute,
  readingOf,
  type ReadingSettings,
} from '@/lib/platform/reading/settings'
import { storageOwner } from '@/stores/session'

const keptKey = () => keyOf(storageOwner(), 'citanje')

const isAnything = (value: unknown): value is unknown => value !== undefined

/** The page owner's choices. */
export const keptReading = (): ReadingSettings => readingOf(readKept(keptKey(), isAnything))

/** Stores and applies the choices; the session script applies them on the next page. */
export function chooseReading(settings: ReadingSettings): void {
  keep(keptKey(), isUsualReading(settings) ? null : settings)
  for (const setting of READING_SETTINGS)
    document.documentElement.setAttribute(readingAttribute(setting), settings[setting])
}
