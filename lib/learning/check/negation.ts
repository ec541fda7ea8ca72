import { fold } from '@/lib/platform/hr/fold'
import type { Word } from '@/lib/platform/hr/words'
import { isStopWord } from './same-word'

/** Negations; folded. */
const NOT = new Set(
  `ne nije nisam nisi nisu nismo niste nemam nema nemaju nece necu nemoj bez ni niti nikad nikada nikako
  nijedan nijedna nijedno nijednu nitko nista not isn aren didn doesn don`.split(/\s+/),
)

/** Words that end the scope of a negation: nije led, nego para. */
const SCOPE_END_WORDS = new Set('nego vec ali pa jer a dok zato iako kad kada ako'.split(' '))

/** „ne samo” (not only) negates nothing. */
const ONLY = new Set('samo jedino tek'.split(' '))

/** If one of these words is negated, the whole clause is: naočale nisu potrebne. */
const OF_ALL = /^(?:istin|tocn|potreb|treba|vazn|bitn)/

/** A negation covers this many following content words. */
const REACH = 3

/** Punctuation that ends a clause or a sentence. */
const CLAUSE = /[.!?;:,]/

/** The negated words of a text, found clause by clause. */
export function negatedWordsIn<W extends Word>(text: string, words: W[]): Set<W> {
  // Uses the word as written, because folding turns both nije and nje into one word.
  const denies = ({ from, to }: W) => NOT.has(fold(text.slice(from, to)))
  return new Set(clausesOf(text, words).flatMap((clause) => deniedOf(clause, denies)))
}

/** The words of a text, grouped by clause. */
export function clausesOf<W extends Word>(text: string, words: W[]): W[][] {
  const clauses: W[][] = [[]]
  words.forEach((word, index) => {
    const before = words[index - 1]
    const ends = before && CLAUSE.test(text.slice(before.to, word.from))
    if (ends || SCOPE_END_WORDS.has(word.folded)) clauses.push([])
    clauses.at(-1)?.push(word)
  })
  return clauses
}

function deniedOf<W extends Word>(clause: W[], denies: (word: W) => boolean): W[] {
  const at = clause.findIndex(denies)
  if (at < 0) return []
  const after = clause.slice(at + 1)
  if (after.some(({ folded }) => ONLY.has(folded))) return []
  if (after.some(({ folded }) => OF_ALL.test(folded))) return clause
  return after.filter(({ folded }) => !isStopWord(folded)).slice(0, REACH)
}
