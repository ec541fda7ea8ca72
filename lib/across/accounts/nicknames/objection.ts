import { FIELD_MESSAGES as M } from '../model'

/** Parts of swear words, as `plain` writes them. */
const VULGAR = [
  ...['jeb', 'kurac', 'kurc', 'kurv', 'pizd', 'picka', 'picke', 'picki', 'picko', 'picku'],
  ...['govn', 'sranj', 'serem', 'usran', 'posran', 'zasran', 'drka', 'drolj', 'supak', 'guzic'],
  ...['peder', 'kopile', 'debil', 'idiot', 'kreten', 'mamicu', 'nabijem', 'silova', 'pedofil'],
  ...['penis', 'vagin', 'porno', 'hitler', 'ustas', 'cetnik', 'balij', 'nigger', 'nigga'],
  ...['fuck', 'shit', 'bitch', 'pussy', 'cunt', 'dickhead', 'asshole'],
]

/** Names of those who speak for the site, or to pupils. */
const RESERVED = new Set([
  ...['admin', 'administrator', 'administracija', 'moderator', 'iskra', 'root', 'sustav', 'system'],
  ...['podrska', 'support', 'sluzbeno', 'urednik', 'urednica', 'roditelj', 'skrbnik', 'gost'],
  ...['profesor', 'profesorica', 'nastavnik', 'nastavnica', 'ucitelj', 'uciteljica'],
  ...['ravnatelj', 'ravnateljica', 'skola', 'anonimno'],
])

const DIGITS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

const plain = (text: string): string =>
  text.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '').replace(/đ/g, 'd')

/** Digits that stand for letters, as in „adm1n”. */
const spelled = (text: string): string => text.replace(/\d/g, (digit) => DIGITS[digit] ?? digit)

const lettersOf = (text: string): string => text.replace(/[^a-z]/g, '')
const withoutRepeats = (text: string): string => text.replace(/(.)\1+/g, '$1')

/**
 * Whether a nickname holds a swear word, also one written with digits, signs or letters drawn out.
 */
export function isVulgar(nickName: string): boolean {
  const written = plain(nickName)
  const readings = [lettersOf(written), lettersOf(spelled(written))]
  return [...readings, ...readings.map(withoutRepeats)].some((text) =>
    VULGAR.some((stem) => text.includes(stem)),
  )
}

/** Whether a nickname, or one of its words, is a name that others would take for the site's own. */
export function isReserved(nickName: string): boolean {
  const written = plain(nickName)
  const readings = [written, spelled(written)]
  return readings.some((text) =>
    [lettersOf(text), ...text.split(/[^a-z]+/)].some((word) => RESERVED.has(word)),
  )
}

/** Croatian letters with q, w, x, y: others are taken for them. */
const LETTERS = /^[A-Za-zČĆĐŠŽčćđšž0-9._-]+$/

/** Why a new nickname is refused although it has the form of one; null for one that may be taken. */
export function objectionTo(nickName: string): string | null {
  if (!LETTERS.test(nickName.trim().normalize('NFC'))) return M.nickNameLetters
  if (isVulgar(nickName)) return M.nickNameVulgar
  if (isReserved(nickName)) return M.nickNameReserved
  return null
}
