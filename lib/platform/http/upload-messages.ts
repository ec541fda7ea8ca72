import { formatNumber } from '@/lib/platform/hr/numbers'
import { MESSAGES } from './errors'

const NAMES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
}

/** The message with the allowed types: „Ova vrsta datoteke nije dopuštena. Može: JPEG, PNG.” */
export const wrongTypeMessage = (types: readonly string[]): string =>
  `${MESSAGES.wrongType} Može: ${types.flatMap((type) => NAMES[type] ?? []).join(', ')}.`

export const tooLargeMessage = (maxBytes: number): string =>
  `Datoteka je prevelika. Najviše: ${formatNumber(Math.floor(maxBytes / 1_000_000))} MB.`
