import { FIELD_MESSAGES as M } from '../model'

/** Parts of swear words, in the form returned by `plain`. */
const VULGAR = [
  ...['jeb', 'kurac', 'kurc', 'kurv', 'pizd', 'picka', 'picke', 'picki', 'picko', 'picku'],
  ...['govn', 'sranj', 'serem', 'usran', 'posran', 'zasran', 'drka', 'drolj', 'supak', 'guzic'],
  ...['peder', 'kopile', 'debil', 'idiot', 'kreten', 'mamicu', 'nabijem', 'silova', 'pedofil'],
  ...['penis', 'vagin', 'porno', 'hitler', 'ustas', 'cetnik', 'balij', 'nigger', 'nigga'],
  ...['fuck', 'shit', 'bitch', 'pussy', 'cunt', 'dickhead', 'asshole'],
]

/** Names that suggest authority over the site or over pupils. */
const RESERVED = new Set([
  ...['admin', 'administrator', 'administracija', 'moderator', 'iskra', 'root', 'sustav', 'system'],
  ...['podrska', 'support', 'sluzbeno', 'urednik', 'urednica', 'roditelj', 'skrbnik', 'gost'],
  ...['profesor', 'profesorica', 'nastavnik', 'nastavnica', 'ucitelj', 'uciteljica'],
  ...['ravnatelj', 'ravnateljica', 'skola', 'anonimno'],
])

const DIGITS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

const plain = (text: string): string =>
  text.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '').replace(/đ/g, 'd')

/** Replaces digits used as letters, as in “adm1n”. */
const spelled = (text: string): string => text.replace(/\d/g, (digit) => DIGITS[digit] ?? digit)

const lettersOf = (text: string): string => text.replace(/[^a-z]/g, '')
const withoutRepeats = (text: string): string => text.replace(/(.)\1+/g, '$1')

/** True for a swear word, also with digits, punctuation or repeated letters. */
export function isVulgar(nickName: string): boolean {
  const written = plain(nickName)
  const readings = [lettersOf(written), lettersOf(spelled(written))]
  return [...readings, ...readings.map(withoutRepeats)].some((text) =>
    VULGAR.some((stem) => text.includes(stem)),
  )
}

/** True when a nickname or one of its words could pass for the site's staff. */
export function isReserved(nickName: string): boolean {
  const written = plain(nickName)
  const readings = [written, spelled(written)]
  return readings.some((text) =>
    [lettersOf(text), ...text.split(/[^a-z]+/)].some((word) => RESERVED.has(word)),
  )
}

/** Croatian letters plus q, w, x and y. Other letters are easily mistaken for them. */
const LETTERS = /^[A-Za-zČĆĐŠŽčćđšž0-9._-]+$/

/** The reason a well-formed nickname is refused; null when it is allowed. */
export function objectionTo(nickName: string): string | null {
  if (!LETTERS.test(nickName.trim().normalize('NFC'))) return M.nickNameLetters
  if (isVulgar(nickName)) return M.nickNameVulgar
  if (isReserved(nickName)) return M.nickNameReserved
  return null
}
