import { counted, type PluralForms } from './plurals'

const SECONDS: PluralForms = ['sekundu', 'sekunde', 'sekundi']
const MINUTES: PluralForms = ['minutu', 'minute', 'minuta']
const HOURS: PluralForms = ['sat', 'sata', 'sati']

/** When the user can try again: „Novi je pokušaj moguć za 14 minuta.” */
export function nextTryMessage(seconds: number): string {
  return `Novi je pokušaj moguć za ${waitWords(seconds)}.`
}

/** A waiting time in words, rounded up: „14 minuta”, „2 sata”. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return counted(Math.ceil(seconds), SECONDS)
  if (seconds <= 2 * 3_600) return counted(Math.ceil(seconds / 60), MINUTES)
  return counted(Math.ceil(seconds / 3_600), HOURS)
}
