import 'server-only'
import { createHash } from 'node:crypto'

/** Masculine and feminine: the adjective agrees with the animal. */
const ADJECTIVES = [
  ['Brzi', 'Brza'],
  ['Bistri', 'Bistra'],
  ['Hrabri', 'Hrabra'],
  ['Mirni', 'Mirna'],
  ['Mudri', 'Mudra'],
  ['Nasmijani', 'Nasmijana'],
  ['Okretni', 'Okretna'],
  ['Plavi', 'Plava'],
  ['Radosni', 'Radosna'],
  ['Snažni', 'Snažna'],
  ['Srebrni', 'Srebrna'],
  ['Strpljivi', 'Strpljiva'],
  ['Sunčani', 'Sunčana'],
  ['Šareni', 'Šarena'],
  ['Vedri', 'Vedra'],
  ['Veseli', 'Vesela'],
  ['Vrijedni', 'Vrijedna'],
  ['Zlatni', 'Zlatna'],
  ['Znatiželjni', 'Znatiželjna'],
  ['Zvjezdani', 'Zvjezdana'],
] as const

const MASCULINE = 'Dabar Dupin Galeb Jelen Jež Leptir Medvjed Orao Puh Ris Sokol Tuljan Vuk Zec'
const FEMININE =
  'Bubamara Kornjača Kuna Lasica Lastavica Lisica Pčela Roda Sova Srna Vidra Vjeverica Zebra Žaba'

const ANIMALS = [MASCULINE, FEMININE].flatMap((names, gender) =>
  names.split(' ').map((animal) => ({ animal, gender: gender as 0 | 1 })),
)

const NUMBERS = 99

/**
 * A constant name that reveals nothing about the pupil, such as „Brzi Dabar 7”. Two pupils may
 * share a name.
 */
export function pseudonymOf(pupilId: string): string {
  const drawn = createHash('sha256').update(`drawn name ${pupilId}`).digest()
  const { animal, gender } = pick(ANIMALS, drawn.readUInt32BE(4))
  const adjective = pick(ADJECTIVES, drawn.readUInt32BE(0))[gender]
  return `${adjective} ${animal} ${1 + (drawn.readUInt32BE(8) % NUMBERS)}`
}

function pick<T>(choices: readonly T[], drawn: number): T {
  return choices[drawn % choices.length] as T
}
