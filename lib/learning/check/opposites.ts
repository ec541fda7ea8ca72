import type { KeysOf } from '@/lib/platform/hr/lexicon/lexicon'
import { hasSameRoot, wordsWithRoots, type WordWithRoots } from './related-words'
import { isSameWord } from './same-word'

/** School vocabulary in pairs that reverse the meaning when swapped. */
const PAIRS = `velik mali, više manje, mnogo malo, puno malo, dug kratak, visok nizak, jak slab,
  povećati smanjiti, rasti padati, zagrijati ohladiti, topao hladan, gore dolje, lijevo desno,
  ulijevo udesno, poslije prije, brz spor, lagan težak, isti različit, isti mijenjati,
  jednak različit, jednak mijenjati, paran neparan, pozitivan negativan, množiti dijeliti,
  zbrajati oduzimati, zbrojiti oduzeti, dodati oduzeti, sjeverni južni, istočni zapadni,
  gust rijedak, blizu daleko, živ neživ, početak kraj, ulaziti izlaziti, rijetko često,
  jednina množina, uključiti isključiti, širiti skupljati, star nov, privlačiti odbijati,
  privući odbiti, tvrd mekan, serijski paralelno, okomit usporedan, okomit paralelan,
  zbroj razlika, zbroj umnožak, plus minus, svaki samo, mnogo samo, uvijek nikad, prvi posljednji,
  zadnji prvi, najveći najmanji, dobiti izgubiti, ujediniti podijeliti, spojiti rastaviti,
  zaustaviti privući, unutar izvan, proširiti suziti, dolaziti odlaziti, jutro večer, ljeto zima,
  veći manji, dulji kraći, viši niži, jači slabiji, teži lakši, brži sporiji, gušći rjeđi,
  bliži dalji, spajati razdvajati, povećanje smanjenje, otvoriti zatvoriti, primiti predati`

type Pair = [WordWithRoots[], WordWithRoots[]]
const read = new WeakMap<KeysOf, Pair[]>()

function pairsOf(keysOf: KeysOf): Pair[] {
  const known = read.get(keysOf)
  if (known) return known
  const pairs = PAIRS.split(',').map((pair): Pair => {
    const [one = '', other = ''] = pair.trim().split(/\s+/)
    return [wordsWithRoots(one, keysOf), wordsWithRoots(other, keysOf)]
  })
  read.set(keysOf, pairs)
  return pairs
}

/** Returns a test for opposites of a word, including negated forms: nepravilan for pravilan. */
export function oppositeMatcher(
  word: WordWithRoots,
  keysOf: KeysOf,
): (typed: WordWithRoots) => boolean {
  const isOf = (side: WordWithRoots[]) => side.some((one) => hasSameRoot(one, word))
  const opposites = pairsOf(keysOf).flatMap(([one, other]) => [
    ...(isOf(one) ? other : []),
    ...(isOf(other) ? one : []),
  ])
  return (typed) =>
    opposites.some((one) => hasSameRoot(typed, one)) ||
    isNegated(typed.folded, word.folded) ||
    isNegated(word.folded, typed.folded)
}

const isNegated = (one: string, other: string) =>
  one.startsWith('ne') && other.length >= 4 && isSameWord(one.slice(2), other)
