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

/** What the owner of this page has chosen. */
export const keptReading = (): ReadingSettings => readingOf(readKept(keptKey(), isAnything))

/** Keeps what was chosen and shows it at once; the session script shows it on the next page. */
export function chooseReading(settings: ReadingSettings): void {
  keep(keptKey(), isUsualReading(settings) ? null : settings)
  for (const setting of READING_SETTINGS)
    document.documentElement.setAttribute(readingAttribute(setting), settings[setting])
}
