import type { KeysOf } from '@/lib/platform/hr/lexicon/lexicon'

/** Synonyms from school, home, other languages and neighbouring countries, one group per line. */
const GROUPS = `
  postotak procent posto
  pločnik nogostup trotoar
  python pajton pyton
  poučak teorem
  lužina baza alkalija
  zbrajanje plus sabiranje
  oduzimanje minus
  množenje puta
  dijeljenje podijeljeno
  dužina duljina
  trokut trougao
  pravokutnik pravougaonik
  jednadžba jednačina
  tisuća hiljada
  točka tačka
  volumen obujam zapremina
  masa težina
  kisik kiseonik
  vodik vodonik
  dušik azot
  željezo gvožđe
  zrak vazduh
  stanica ćelija
  dnk dna
  sad amerika američki
  sssr rusija sovjetski ruski
  pješački zebra
  cesta ulica kolnik
  automobil auto
  ekvator polutnik
  kompas busola
  zemljovid karta mapa
  faktor faktorizacija činilac
  kiša oborina padalina
  ukapljivanje kondenzacija
  taljenje topljenje
  očvršćivanje skrućivanje smrzavanje
  isparavanje evaporacija
  petlja loop
  varijabla promjenjiva
  binarni dvojni
  sklonidba deklinacija padež
  glagol verb
  imenica noun
  pridjev adjektiv
  engleski english ingliš
  prošlost past
  sadašnjost prezent present
  popust sniženje akcija
  baterija izvor
  otpor om
  napon volt
  jakost amper
  kut ugao
  abeceda slovo
  majka mama
  otac tata
  trgovina dućan
  računalo kompjutor kompjuter
  ravnalo lenjir linijar
  mjesec luna
  brojka znamenka cifra
  spol muško žensko
  hrvacki hrvatski
`

const NUMBERS =
  `nula jedan dva tri četiri pet šest sedam osam devet deset jedanaest dvanaest trinaest
  četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest dvadeset`.split(/\s+/)

/** Returns the keys of the synonyms. */
type SynonymsOf = (keys: readonly string[]) => string[]

let made: { keysOf: KeysOf; synonymsOf: SynonymsOf } | undefined

/** Synonyms by the keys of any of them; numbers also by their words. */
export function createSynonymLookup(keysOf: KeysOf): SynonymsOf {
  if (made?.keysOf === keysOf) return made.synonymsOf
  const groups = [
    ...GROUPS.trim()
      .split('\n')
      .map((line) => line.trim().split(' ')),
    ...NUMBERS.map((word, number) => [word, String(number)]),
  ]
  const others = new Map<string, Set<string>>()
  for (const group of groups) {
    const keys = group.map((word) => keysOf(word)[0] ?? word)
    for (const key of keys) others.set(key, new Set([...(others.get(key) ?? []), ...keys]))
  }
  const synonymsOf: SynonymsOf = (keys) => keys.flatMap((key) => [...(others.get(key) ?? [])])
  made = { keysOf, synonymsOf }
  return synonymsOf
}
