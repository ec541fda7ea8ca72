import { IRREGULAR_ROOTS } from './irregular'

/** Endings of passive participles and of the verbs they are formed from. */
const PARTICIPLES = Object.entries({
  šten: 'stiti',
  šćen: 'stiti',
  žđen: 'zditi',
  vljen: 'viti',
  pljen: 'piti',
  bljen: 'biti',
  mljen: 'miti',
  ljen: 'liti',
  njen: 'niti',
  žen: 'ziti žiti ći',
  šen: 'siti šiti',
  ćen: 'titi ći',
  đen: 'diti ći',
  čen: 'čiti ći',
  jen: 'jeti',
  en: 'iti ati sti',
  an: 'ati jati',
  at: 'ati',
  it: 'iti',
  nut: 'nuti',
  ut: 'uti',
  t: 'ti',
}).map(([end, verbs]) => [end, verbs.split(' ')] as const)

/**
 * Endings of imperfective verbs and of their perfective counterparts, as in zbrajati and zbrojiti.
 */
const ASPECTS = Object.entries({
  đivati: 'diti',
  šćivati: 'stiti',
  šćavati: 'stiti',
  čivati: 'čiti citi',
  živati: 'žiti ziti',
  šivati: 'šiti siti',
  ljivati: 'liti',
  njivati: 'niti',
  ćivati: 'titi',
  ivati: 'ati iti',
  avati: 'ati iti nuti',
  avljati: 'aviti oviti',
  ljati: 'liti',
  vljati: 'viti',
  mljati: 'miti',
  bljati: 'biti',
  pljati: 'piti',
  njati: 'niti',
  ajati: 'ojiti ati',
  arati: 'oriti',
  apati: 'opiti',
  ašati: 'ositi',
  ažati: 'ožiti ažiti',
  agati: 'ožiti',
  ađati: 'oditi aditi',
  aćati: 'atiti',
  eđati: 'editi',
  ećati: 'etiti',
  uđati: 'uditi',
  ušati: 'usiti',
  ičati: 'aknuti',
  icati: 'aknuti',
  imati: 'eti',
  jecati: 'eći',
}).map(([end, verbs]) => [end, verbs.split(' ')] as const)

/**
 * The common root of related words that the dictionary lists separately: comparatives, participles,
 * verbal nouns (množenje, množiti), possessives (Pitagorin), verbs of the other aspect, and
 * irregular forms.
 * @param has whether the dictionary has a root
 */
export function familyRootOf(word: string, has: (word: string) => boolean): string {
  const known = IRREGULAR_ROOTS.get(word)
  if (known) return known
  const root = candidates(word).find((candidate) => candidate !== word && has(candidate))
  // A comparative or participle may have a root that is itself derived: mlađi, mlad.
  if (root) return familyRootOf(root, has)
  return adjective(word)?.[0] ?? word
}

function candidates(word: string): string[] {
  const gerund = /^(.{3,}[ea]n)je$/.exec(word)?.[1]
  if (gerund) return verbsOf(gerund)
  if (/ati$/.test(word)) return endingsOf(word, ASPECTS)
  const comparative = /^(?:naj)?(.{3,})iji$/.exec(word)?.[1]
  if (comparative) return [comparative, ...withFleetingA(comparative), `${comparative}i`]
  // Words that end in -ći and -ti are verbs.
  const definite = /^(.{2,}[^aeioućt])i$/.exec(word)?.[1]
  if (definite) return [...withFleetingA(definite), definite]
  const possessive = possessorsOf(word)
  return /[nt]$/.test(word) ? [...possessive, ...verbsOf(word)] : possessive
}

/** The indefinite form of a definite adjective, which the dictionary may not list. */
const adjective = (word: string) => {
  const stem = /^(.{2,}[^aeious][nkrlvm])i$/.exec(word)?.[1]
  return stem && withFleetingA(stem)
}

/** Adds a fleeting a, which only some forms have: hladn, hladan; okrugl, okrugao. */
function withFleetingA(stem: string): string[] {
  if (!/[^aeiou][^aeiou]$/.test(stem)) return []
  const head = stem.slice(0, -1)
  return stem.endsWith('l') ? [`${head}ao`, `${head}al`] : [`${head}a${stem.slice(-1)}`]
}

const verbsOf = (participle: string) => endingsOf(participle, PARTICIPLES)

/** Possible base words for a word with one of these endings. */
const endingsOf = (word: string, ends: readonly (readonly [string, readonly string[]])[]) =>
  ends.flatMap(([end, verbs]) =>
    word.endsWith(end) && word.length > end.length + 1
      ? verbs.map((verb) => word.slice(0, -end.length) + verb)
      : [],
  )

function possessorsOf(word: string): string[] {
  const [, mother, father] = /^(?:(.{4,})in|(.{4,})[oe]v)$/.exec(word) ?? []
  if (mother) return [`${mother}a`, ...(mother.endsWith('č') ? [`${mother.slice(0, -1)}ka`] : [])]
  return father ? [father, `${father}o`, `${father}e`] : []
}
