import { keep, storageKeyOf, readKept } from '@/lib/platform/browser/storage'
import {
  areDefaultReadingSettings,
  READING_SETTING_NAMES,
  readingAttribute,
  toReadingSettings,
  type ReadingSettings,
} from '@/lib/platform/reading/settings'
import { storageOwner } from '@/stores/session'

const keptKey = () => storageKeyOf(storageOwner(), 'citanje')

const isAnything = (value: unknown): value is unknown => value !== undefined

/** The reading settings stored for the viewer of this page; the defaults without any. */
export const storedReadingSettings = (): ReadingSettings =>
  toReadingSettings(readKept(keptKey(), isAnything))

/** Stores and applies the choices; the startup script applies them on the next page. */
export function saveReadingSettings(settings: ReadingSettings): void {
  keep(keptKey(), areDefaultReadingSettings(settings) ? null : settings)
  for (const setting of READING_SETTING_NAMES)
    document.documentElement.setAttribute(readingAttribute(setting), settings[setting])
}
