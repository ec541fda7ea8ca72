import 'server-only'
import { fold } from '@/lib/platform/hr/fold'
import { dictionary, type KeysOf, type Lexicon } from '@/lib/platform/hr/lexicon/lexicon'
import { oneSlipAway } from '@/lib/asking/search/ask/one-slip-away'
import { isFiller, isLight } from '@/lib/asking/search/ask/fillers'
import { understand, type Asked } from '@/lib/asking/search/ask/understand'
import { formulaKeys } from '@/lib/asking/search/formulas'
import { readable, tokensOf } from '@/lib/asking/search/tokens'
import { isExercise } from './choose'
import { ASSISTANT_LIMITS } from './limits'
import type { Passage } from './passages'

/** What fits a question in a lesson. */
export type Ranked = {
  /** The best first; empty where nothing is even near. */
  found: Passage[]
  /** The lesson does not say just this: it is the nearest that it has. */
  isNear: boolean
  /** The question says what it is about; „koji je točan odgovor” does not. */
  isTelling: boolean
  /** Whether a word of a passage was asked for. */
  isAsked: (word: string) => boolean
}

/** Words of a question and of the task that it is about. */
const MOST_WORDS = 40

/** A passage whose section has this share of what the words say answers; with the second it is near. */
const ENOUGH = { sure: 0.55, near: 0.3 } as const

/** What a heading adds that is asked for, and what the passages beside it add. */
const HEADING = 0.4
const BESIDE = 0.5

/** What is written in bold is what a passage explains; „što je prost broj” asks for just that. */
const BOLD = { any: 0.3, defining: 0.9 } as const

/** Folded. */
const ASKS_FOR_DEFINITION = /^(?:sto|sta|kaj) (?:je|su|znaci) /

/** Exercises tell less than what they are about, also where they have all the words. */
const EXERCISE = 0.75

/** What is asked is told by things; what is done with them has many words. */
const VERB = 0.5

/** What a word loses that every passage has. */
const EVERYWHERE = 0.8

/** One word that says so much is near enough. */
const TELLING = 0.8

/** Words about answering, folded. */
const TALK = new Set(
  `odgovor odgovora odgovori odgovoris tocan tocni tocno tocna kriv krivo netocno rjesenje rjesenja rjesi rijesi
  rijesiti pitanje pitanja pitanju daj dati dajte reci kazi hint savjet`.split(/\s+/),
)

/** Shorter words are one letter from too many others. */
const SHORTEST_MENDED = 4

/** A passage with the keys of its words. */
type Read = {
  passage: Passage
  own: Set<string>
  bold: Set<string>
  title: Set<string>
  section: Set<string>
}

/** Passages that fit the words of a question, understood as the search understands them. */
export async function rankPassages(passages: Passage[], question: string): Promise<Ranked> {
  const lexicon = await dictionary()
  const { keysOf } = lexicon
  // Ends with a space: its last word is whole.
  const letters = 2 * ASSISTANT_LIMITS.question
  const understood = await understand(`${readable(question).slice(0, letters)} `, {
    ...{ letters, words: MOST_WORDS },
  })
  const read = readAll(passages, keysOf)
  const texts = passages.map(({ title, markdown }) => `${title} ${readable(markdown)}`)
  const written = new Set(texts.flatMap((text) => [...tokensOf(text)].map(({ word }) => word)))
  const asked = understood.asked.map((one) => mended(one, written, lexicon))
  const keys = new Set(asked.flatMap((one) => one.keys))
  const told = asked.map((one) => inLesson(one, read))
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
      ({ token: { word }, keys }) => !isFiller(word) && !isLight(keys) && !TALK.has(word),
    ),
    isAsked: (word) =>
      fold(word).length > 2 && keysOf(word.toLowerCase()).some((key) => keys.has(key)),
  }
}

function readAll(passages: Passage[], keysOf: KeysOf): Read[] {
  const keysIn = (text: string) => [...tokensOf(text)].flatMap(({ surface }) => keysOf(surface))
  const read = passages.map((passage) => ({
    passage,
    own: new Set([
      ...keysIn(readable(passage.markdown)),
      ...formulaKeys(passage.markdown),
      // Formulas are no words, but their numbers are asked for.
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

/** What is no word is taken for the word of the lesson that is one typing error away. */
function mended(one: Asked, written: Set<string>, { isWord, keysOf }: Lexicon): Asked {
  const { word, surface } = one.token
  if (isWord(surface) || word.length < SHORTEST_MENDED || written.has(word)) return one
  // Only what the lesson has is looked up: a question can have forty words of nonsense.
  const near = [...oneSlipAway(word)].filter((meant) => written.has(meant))
  return near.length ? { ...one, keys: near.flatMap(keysOf) } : one
}

type Question = {
  asked: Asked[]
  /** The same words, each with what it tells inside the lesson. */
  told: Asked[]
  /** What a word in bold adds. */
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

const isIn = (keys: Set<string>) => (one: Asked) => one.keys.some((key) => keys.has(key))

/** Of what words say, the share of those that are there. */
const shareIn = (keys: Set<string>, asked: Asked[]) =>
  weightOf(asked.filter(isIn(keys))) / (weightOf(asked) || 1)

const weightOf = (asked: Asked[]) =>
  asked.reduce((sum, one) => sum + (isVerb(one) ? VERB : 1) * one.weight, 0)

/** Keys are the dictionary's forms, folded; a noun such as „vrenje” has its verb's. */
const isVerb = ({ token, keys }: Asked) =>
  keys.every((key) => /.(?:ti|ci)$/.test(key)) && !/nj(?:a|e|u|em)$/.test(token.word)

/** What every passage has says less of where to look. */
const inLesson = (one: Asked, read: Read[]): Asked => {
  const share =
    read.filter(({ own, title }) => isIn(own)(one) || isIn(title)(one)).length / read.length
  return { ...one, weight: one.weight * (1 - EVERYWHERE * share) }
}
