import { counted, type PluralForms } from './plurals'

const SECONDS: PluralForms = ['sekundu', 'sekunde', 'sekundi']
const MINUTES: PluralForms = ['minutu', 'minute', 'minuta']

/** When something may be tried again: „Novi je pokušaj moguć za 14 minuta.” */
export function nextTry(seconds: number): string {
  const wait =
    seconds < 60 ? counted(Math.ceil(seconds), SECONDS) : counted(Math.ceil(seconds / 60), MINUTES)
  return `Novi je pokušaj moguć za ${wait}.`
}
