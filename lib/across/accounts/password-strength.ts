import { CREDENTIAL_LENGTHS } from '@/lib/platform/auth/limits'
import { counted, type PluralForms } from '@/lib/platform/hr/plurals'

const MORE: PluralForms = ['znak', 'znaka', 'znakova']

/** A password of this length resists guessing, whatever it contains (NIST 800-63B). */
const STRONG_LENGTH = 15
const FEW_CHARACTERS = 4

/**
 * The most guessed words, as `wordOf` returns them: without digits, punctuation and diacritics.
 */
const COMMON = new Set([
  ...['password', 'passwort', 'passw', 'lozinka', 'mojalozinka', 'sifra', 'mojasifra'],
  ...['iloveyou', 'volimte', 'ljubav', 'mojaljubav', 'sunshine', 'sunce', 'princess', 'princeza'],
  ...['football', 'baseball', 'nogomet', 'kosarka', 'superman', 'batman', 'spiderman', 'starwars'],
  ...['dragon', 'monkey', 'letmein', 'welcome', 'dobrodosli', 'whatever', 'trustno', 'computer'],
  ...['minecraft', 'fortnite', 'roblox', 'pokemon', 'youtube', 'facebook', 'instagram', 'tiktok'],
  ...['google', 'samsung', 'internet', 'ronaldo', 'messi', 'modric', 'hajduk', 'hajduksplit'],
  ...['torcida', 'dinamo', 'dinamozagreb', 'zagreb', 'split', 'rijeka', 'osijek', 'hrvatska'],
  ...['croatia', 'skola', 'mojaskola', 'razred', 'iskra', 'admin', 'administrator', 'korisnik'],
  ...['test', 'testtest', 'proba', 'probaproba', 'mama', 'tata', 'mamaitata', 'macka', 'bozic'],
])

/** Keyboard sequences. */
const RUNS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopšđasdfghjklčćžyxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
  'qayxswedcvfrtgb',
].flatMap((run) => [run, [...run].reverse().join('')])

/** Lower-case letters without diacritics: “Lozinka-123” is reduced to a word. */
const wordOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/[^a-z]/g, '')

/** True for a password that is guessed early. */
export function isEasyPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return (
    new Set(lower).size <= FEW_CHARACTERS ||
    (/^\d+$/.test(password) && password.length < STRONG_LENGTH) ||
    RUNS.some((run) => run.includes(lower)) ||
    [lower, lower.replace(/0/g, 'o')].some((text) => COMMON.has(wordOf(text)))
  )
}

/** True for a password made of one or two of its owner's names plus digits and punctuation. */
export function isMadeOfNames(password: string, names: string[]): boolean {
  const words = names.flatMap((name) => [name, name.replace(/@.*$/, '')]).map(wordOf)
  const pairs = words.flatMap((one) => words.map((other) => one + other))
  const word = wordOf(password)
  return word !== '' && [...words, ...pairs].includes(word)
}

/** Advice while choosing a password, in words instead of a strength bar. */
export function passwordAdvice(password: string): string {
  const missing = CREDENTIAL_LENGTHS.passwordMin - password.length
  if (!password) return 'Najmanje 8 znakova, najbolje rečenica.'
  if (missing > 0) return `Još ${counted(missing, MORE)}.`
  if (isEasyPassword(password)) return 'Lako se pogađa, dodajte još riječi.'
  return password.length < STRONG_LENGTH ? 'Dobra lozinka.' : 'Odlična lozinka.'
}
