import 'server-only'
import { fold } from '@/lib/platform/hr/fold'
import { loadLexicon, type KeysOf, type Lexicon } from '@/lib/platform/hr/lexicon/lexicon'
import { wordsOneTypoAway } from '@/lib/asking/search/ask/words-one-typo-away'
import { isFiller, isOptionalWord } from '@/lib/asking/search/ask/fillers'
import { interpretQuery, type QueryWord } from '@/lib/asking/search/ask/interpret-query'
import { formulaKeys } from '@/lib/asking/search/formulas'
import { searchableText, tokensOf } from '@/lib/asking/search/tokens'
import { isExercise } from './choose'
import { ASSISTANT_LIMITS } from './limits'
import type { LessonPassage } from './passages'

/** Passages of a lesson that fit a question. */
export type RankedPassages = {
  /** Best first; empty when nothing comes close. */
  found: LessonPassage[]
  /** The lesson does not answer the question; the passages only come close. */
  isNear: boolean
  /** True if the question has a subject; false for „koji je točan odgovor”. */
  isTelling: boolean
  /** Whether a word of a passage was asked for. */
  isAsked: (word: string) => boolean
}

/** Maximum number of words of a question, including the task it is about. */
const MOST_WORDS = 40

/**
 * Share of the question's weight that a passage's section must contain to answer it, or to come
 * close.
 */
const ENOUGH = { sure: 0.55, near: 0.3 } as const

/** Bonus for asked words in the heading, and in the other passages of the section. */
const HEADING = 0.4
const BESIDE = 0.5

/**
 * Bonus for asked words in bold, which a passage explains. It is larger for questions such as „što
 * je prost broj”.
 */
const BOLD = { any: 0.3, defining: 0.9 } as const

/** Questions for a definition; folded. */
const ASKS_FOR_DEFINITION = /^(?:sto|sta|kaj) (?:je|su|znaci) /

/** Factor for exercises: even with all the words, they explain less than other passages. */
const EXERCISE = 0.75

/** Factor for verbs: nouns tell more about the subject of a question. */
const VERB = 0.5

/** Share of its weight that a word loses when every passage contains it. */
const EVERYWHERE = 0.8

/** One word of this weight is enough to make a passage near (`isNear`). */
const TELLING = 0.8

/** Words about answering; folded. */
const TALK = new Set(
  `odgovor odgovora odgovori odgovoris tocan tocni tocno tocna kriv krivo netocno rjesenje rjesenja rjesi rijesi
  rijesiti pitanje pitanja pitanju daj dati dajte reci kazi hint savjet`.split(/\s+/),
)

/** Shorter words are within one letter of too many others. */
const SHORTEST_MENDED = 4

/** A passage with the keys of its words. */
type Read = {
  passage: LessonPassage
  own: Set<string>
  bold: Set<string>
  title: Set<string>
  section: Set<string>
}

/** Passages that fit the words of a question, interpreted as in the search. */
export async function rankPassages(
  passages: LessonPassage[],
  question: string,
): Promise<RankedPassages> {
  const lexicon = await loadLexicon()
  const { keysOf } = lexicon
  // The trailing space marks the last word as complete.
  const letters = 2 * ASSISTANT_LIMITS.question
  const understood = await interpretQuery(`${searchableText(question).slice(0, letters)} `, {
    ...{ letters, words: MOST_WORDS },
  })
  const read = readAll(passages, keysOf)
  const texts = passages.map(({ title, markdown }) => `${title} ${searchableText(markdown)}`)
  const written = new Set(texts.flatMap((text) => [...tokensOf(text)].map(({ word }) => word)))
  const asked = understood.asked.map((one) => withCorrectedTypo(one, written, lexicon))
  const keys = new Set(asked.flatMap((one) => one.keys))
  const told = asked.map((one) => weightedInLesson(one, read))
  const bold = ASKS_FOR_DEFINITION.test(understood.start) ? BOLD.defining : BOLD.any
  const scored = read
    .map((one) => ({ passage: one.passage, ...fitOf(one, { asked, told, bold }) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const sure = scored.filter(({ isSure }) => isSure)
  const near = scored.filter(({ isNear }) => isNear)
  return {
    found: (sure.length ? sure : near).map(({ passage }) => passage),
    isNear: !sure.length && near.length > 0,
    isTelling: asked.some(
      ({ token: { word }, keys }) => !isFiller(word) && !isOptionalWord(keys) && !TALK.has(word),
    ),
    isAsked: (word) =>
      fold(word).length > 2 && keysOf(word.toLowerCase()).some((key) => keys.has(key)),
  }
}

function readAll(passages: LessonPassage[], keysOf: KeysOf): Read[] {
  const keysIn = (text: string) => [...tokensOf(text)].flatMap(({ surface }) => keysOf(surface))
  const read = passages.map((passage) => ({
    passage,
    own: new Set([
      ...keysIn(searchableText(passage.markdown)),
      ...formulaKeys(passage.markdown),
      // Formulas have no words, but pupils ask for their numbers.
      ...(passage.markdown.match(/\d+/g) ?? []),
    ]),
    bold: new Set(
      [...passage.markdown.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, term = '']) => keysIn(term)),
    ),
    title: new Set(keysIn(passage.title)),
  }))
  const sections = Map.groupBy(read, ({ passage }) => passage.path)
  return read.map((one) => {
    const beside = sections.get(one.passage.path) ?? []
    return { ...one, section: new Set(beside.flatMap(({ own, title }) => [...own, ...title])) }
  })
}

/** Replaces an unknown word by the lesson's word that is one typo away. */
function withCorrectedTypo(
  one: QueryWord,
  written: Set<string>,
  { isWord, keysOf }: Lexicon,
): QueryWord {
  const { word, surface } = one.token
  if (isWord(surface) || word.length < SHORTEST_MENDED || written.has(word)) return one
  // Only words of the lesson are looked up, because a question can have forty nonsense words.
  const near = [...wordsOneTypoAway(word)].filter((meant) => written.has(meant))
  return near.length ? { ...one, keys: near.flatMap(keysOf) } : one
}

type Question = {
  asked: QueryWord[]
  /** The asked words, each weighted within the lesson. */
  told: QueryWord[]
  /** Bonus for asked words in bold. */
  bold: number
}

function fitOf(read: Read, { asked, told, bold }: Question) {
  const { passage, own, title, section } = read
  const needed = asked.filter(({ isLight }) => !isLight)
  const inSection = shareIn(section, needed)
  const inTitle = shareIn(title, needed)
  const inOwn = Math.max(shareIn(own, told), shareIn(title, told))
  const score =
    inOwn +
    BESIDE * shareIn(section, told) +
    HEADING * shareIn(title, told) +
    bold * shareIn(read.bold, told)
  return {
    isSure: inSection >= ENOUGH.sure || inTitle >= ENOUGH.near,
    isNear:
      inSection >= ENOUGH.near || needed.some((one) => one.weight >= TELLING && isIn(own)(one)),
    score: isExercise(passage) ? EXERCISE * score : score,
  }
}

const isIn = (keys: Set<string>) => (one: QueryWord) => one.keys.some((key) => keys.has(key))

/** Share of the words' weight that these keys contain. */
const shareIn = (keys: Set<string>, asked: QueryWord[]) =>
  weightOf(asked.filter(isIn(keys))) / (weightOf(asked) || 1)

const weightOf = (asked: QueryWord[]) =>
  asked.reduce((sum, one) => sum + (isVerb(one) ? VERB : 1) * one.weight, 0)

/**
 * Keys are the dictionary's base forms, folded; a noun such as „vrenje” has the key of its verb.
 */
const isVerb = ({ token, keys }: QueryWord) =>
  keys.every((key) => /.(?:ti|ci)$/.test(key)) && !/nj(?:a|e|u|em)$/.test(token.word)

/** Lowers the weight of words that many passages contain. */
const weightedInLesson = (one: QueryWord, read: Read[]): QueryWord => {
  const share =
    read.filter(({ own, title }) => isIn(own)(one) || isIn(title)(one)).length / read.length
  return { ...one, weight: one.weight * (1 - EVERYWHERE * share) }
}
