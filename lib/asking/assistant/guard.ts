import { mentionsPictureLetter } from './mentions-picture-letter'
import { isSameWord } from '@/lib/learning/check/same-word'
import { wordsOf } from '@/lib/platform/hr/words'
import { rightTextsOfGap } from '@/lib/content/questions/kinds/gaps/body'
import { isEveryNumber } from '@/lib/content/questions/kinds/number/model'
import { keyRules } from '@/lib/content/questions/kinds/judges'
import {
  inReadingOrder,
  labelOfPlace,
  letterAt,
  placeInWords,
} from '@/lib/content/questions/kinds/spot/places'
import type { QuestionBody } from '@/lib/content/questions/model'

/** True for a text that reveals a question's key. */
export type LeakCheck = (text: string) => boolean

/** Number words, folded, with their digits. */
const NUMBER_WORDS = new Map(
  `nula jedan dva tri cetiri pet sest sedam osam devet deset jedanaest dvanaest trinaest cetrnaest
  petnaest sesnaest sedamnaest osamnaest devetnaest dvadeset`
    .split(/\s+/)
    .map((word, number) => [word, String(number)] as const),
)
for (const [word, number] of [
  ['jedna', '1'],
  ['jedno', '1'],
  ['dvije', '2'],
  ['trideset', '30'],
  ['cetrdeset', '40'],
  ['pedeset', '50'],
  ['sezdeset', '60'],
  ['sedamdeset', '70'],
  ['osamdeset', '80'],
  ['devedeset', '90'],
  ['sto', '100'],
  ['dvjesto', '200'],
  ['tristo', '300'],
  ['petsto', '500'],
  ['tisucu', '1000'],
] as const)
  NUMBER_WORDS.set(word, number)

/** Words of a text, normalised for comparison: formulas as text, number words as digits. */
function tokensOf(text: string): string[] {
  const plain = text
    .replace(UNSEEN, '')
    .replace(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize('NFKC').replace('⁄', '/')} `)
    .replace(/\\[dt]?frac\s*(\d)\s*(\d)/g, ' $1/$2 ')
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, ' $1/$2 ')
    .replace(/\{,\}/g, ',')
    .replace(/\\\p{L}+/gu, ' ')
    .replace(/[*_`$]/g, '')
  const read = wordsOf(plain).map(({ folded }) => folded)
  const words = read.map((word) => NUMBER_WORDS.get(word) ?? word)
  return [...words, ...spelledOut(words), ...numbersIn(read)]
}

/** Invisible characters between letters. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g

/** Numbers of several words: „dvadeset i pet”, „sto dvadeset pet”. */
function numbersIn(words: string[]): string[] {
  const numbers: string[] = []
  let [sum, last] = [0, 0]
  for (const word of [...words, '']) {
    const value = Number(NUMBER_WORDS.get(word) ?? 0)
    const goesOn = last >= 20 && value > 0 && value < (last < 100 ? 10 : last)
    if (word === 'i' && last) continue
    if (!goesOn && sum > last) numbers.push(String(sum))
    sum = goesOn ? sum + value : value
    last = value
  }
  return numbers
}

/** Joins sequences of single letters, such as „Z-a-g-r-e-b”. */
const spelledOut = (words: string[]): string[] =>
  [...words.join(' ').matchAll(/(?<=^| )[a-z](?: [a-z]){2,}(?= |$)/g)].map(([run]) =>
    run.replaceAll(' ', ''),
  )

/** True for a form of a key's word. Forms of short words differ only in the ending. */
function isForm(word: string, key: string): boolean {
  if (word === key) return true
  if (/\d/.test(key) || key.length < 3) return false
  if (key.length >= 5) return isSameWord(word, key)
  const stem = /[aeiou]$/.test(key) ? key.slice(0, -1) : key
  return word.startsWith(stem) && word.length <= key.length + 1
}

/** In longer keys, some of the words may be missing. */
const MOST = 0.8
const PHRASE_WORDS = 4

/**
 * True if a text contains a key, whose words may be inflected: all words of a short key in a row,
 * or most words of a longer one within a sentence.
 */
function containsKey(text: string, key: string): boolean {
  const wanted = tokensOf(key)
  if (!wanted.length) return false
  const words = tokensOf(text)
  if (wanted.length <= PHRASE_WORDS) {
    return words.some((_, at) =>
      wanted.every((word, offset) => isForm(words[at + offset] ?? '', word)),
    )
  }
  return sentencesOf(text).some((sentence) => {
    const said = tokensOf(sentence)
    return (
      wanted.filter((word) => said.some((one) => isForm(one, word))).length >= MOST * wanted.length
    )
  })
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/)

const VERDICT =
  /\b(?:tvrdnja|recenica|odgovor|izjava|to|ovo)\b(?: [a-z]+){0,3} (?:ne)?(?:tocn|istin|isprav|pogresn|kriv|laz)[a-z]*/

/** A sentence that starts with the verdict: „Da, ...”, „Točno!”, „Tako je.” */
const BLUNT =
  /^\s*(?:(?:da|ne|jest|je)\s*(?:[,.!]|$)|(?:ne)?(?:točno|istina|ispravno)(?!\p{L})|(?:pogrešno|krivo|laž)(?!\p{L})|(?:tako je|nije tako)(?!\p{L}))/iu

const valueOf = (word: string): number => {
  const [top = '', bottom] = word.replace(',', '.').split('/')
  return bottom === undefined ? Number(top) : Number(top) / Number(bottom)
}

/** A test for replies that would reveal the answer to an open question. */
export function createLeakCheck(body: QuestionBody): LeakCheck {
  switch (body.kind) {
    case 'single':
    case 'several': {
      const keys = body.choices.filter(({ weight }) => weight > 0).map(({ text }) => text)
      return (text) => keys.some((key) => containsKey(text, key))
    }
    case 'short': {
      const keys = body.answers.filter(({ weight }) => weight === 100).map(({ text }) => text)
      return (text) => keys.some((key) => containsKey(text, key))
    }
    case 'line': {
      const { tick } = keyRules('line').correct(body)
      return (text) => tellsTick(tokensOf(text), tick)
    }
    case 'number': {
      const keys = body.answers.filter((one) => one.weight === 100 && !isEveryNumber(one))
      return (text) =>
        // Source marks and list numbers are not answers.
        tokensOf(text.replace(/\[\d\]/g, ' ').replace(/^\s*\d+\. /gm, ' '))
          .filter((word) => /^\d/.test(word))
          .map(valueOf)
          .some(
            (value) =>
              keys.some(
                ({ low, high }) => value >= Math.min(low, high) && value <= Math.max(low, high),
              ) || keys.some(({ low, high }) => -value >= low && -value <= high),
          )
    }
    case 'true-false':
      return (text) =>
        VERDICT.test(tokensOf(text).join(' ')) || sentencesOf(text).some((one) => BLUNT.test(one))
    case 'matching':
      return (text) =>
        sentencesOf(text).some((sentence) =>
          body.pairs.some(
            ({ left, right }) => containsKey(sentence, left) && containsKey(sentence, right),
          ),
        )
    case 'gaps': {
      const checks = body.gaps.map((gap, index) =>
        gap.kind === 'number'
          ? createLeakCheck(gap)
          : gapLeakCheck(rightTextsOfGap(gap), body.passage, index + 1),
      )
      return (text) => checks.some((check) => check(text))
    }
    case 'groups':
      return (text) =>
        sentencesOf(text).some((sentence) =>
          body.groups.some(
            ({ name, items }) =>
              containsKey(sentence, name) && items.some((item) => containsKey(sentence, item.text)),
          ),
        )
    case 'spot': {
      const points = inReadingOrder(body.points)
      const places = points.map(placeInWords)
      const keys = points.flatMap((point, index) => {
        const label = labelOfPlace(point)
        // Two words, such as „gore lijevo”, identify a letter if no other letter is in that place.
        const [place = ''] = places.filter((_, at) => at === index)
        const isOnly = place.includes(' ') && places.filter((one) => one === place).length === 1
        return label
          ? [{ label: label.text, letter: letterAt(index), place: isOnly ? place : null }]
          : []
      })
      return (text) =>
        neighboursOf(sentencesOf(text)).some((sentences) =>
          keys.some(
            ({ label, letter, place }) =>
              containsKey(sentences, label) &&
              (mentionsPictureLetter(sentences, letter) ||
                (place !== null && containsKey(sentences, place))),
          ),
        )
    }
    case 'ordering':
      return (text) => body.items.length > 1 && areInOrder(tokensOf(text), body.items)
  }
}

/** Each sentence with the next one, for „Jezgra? To je A.” */
const neighboursOf = (sentences: string[]): string[] =>
  sentences.map((sentence, index) => `${sentence} ${sentences[index + 1] ?? ''}`)

/** Shorter keys, such as „je”, occur in every reply: they reveal a gap only beside its words. */
const TELLING_LETTERS = 4

function gapLeakCheck(keys: string[], passage: string, number: number): LeakCheck {
  const [before, after] = wordsAround(passage, number)
  // A gap inside a word, such as `ku[[1]]a`.
  const [head = '', tail = ''] = passage.split(`[[${number}]]`)
  const [start = ''] = /\p{L}*$/u.exec(head) ?? []
  const [end = ''] = /^\p{L}*/u.exec(tail) ?? []
  return (text) =>
    keys.some((key) => {
      if (start || end) return containsKey(text, start + key + end)
      if (key.length >= TELLING_LETTERS) return containsKey(text, key)
      const near = [[...before, key].join(' '), [key, ...after].join(' ')]
      return near.some((phrase) => phrase !== key && containsKey(text, phrase))
    })
}

/** The word before a gap and the word after it. */
function wordsAround(passage: string, number: number): [before: string[], after: string[]] {
  const [before = '', after = ''] = passage.split(`[[${number}]]`)
  const plain = (text: string) =>
    wordsOf(text.replace(/\[\[\d+\]\]/g, ' ')).map(({ folded }) => folded)
  return [plain(before).slice(-1), plain(after).slice(0, 1)]
}

/**
 * True for a text that names the tick: „7. crtica”, „sedam dijelova”. The asked value alone reveals
 * nothing, because the question may state it.
 */
const tellsTick = (words: string[], tick: number): boolean =>
  words.some(
    (word, at) =>
      [String(tick), String(tick + 1)].includes(word) &&
      // Folded: „dijelova” is “delova”.
      /^(?:crtic|del|dio$)/.test(words[at + 1] ?? ''),
  )

function areInOrder(words: string[], items: string[]): boolean {
  let at = 0
  return items.every((item) => {
    const [first = ''] = tokensOf(item)
    const found = words.findIndex((word, index) => index >= at && isForm(word, first))
    at = found + 1
    return found >= 0
  })
}

/**
 * Characters held back, so that even the longest key, spelled out, is checked before it is sent.
 */
const HELD = { least: 48, most: 400 } as const

export const heldBackLength = (body: QuestionBody | null): number => {
  const longest = body ? JSON.stringify(body).length : 0
  return Math.min(HELD.most, Math.max(HELD.least, Math.min(longest, 160) * (body ? 2 : 0)))
}

/**
 * Checks a stream: passes on text that is surely not part of a key, and holds the rest back.
 * @returns for each piece the text that may be sent, or null when the text reveals a key
 */
export function createLeakFilter(leaks: LeakCheck, held: number) {
  let all = ''
  let passed = 0
  return {
    text: () => all,
    push(piece: string): string | null {
      all += piece
      // The last word may be incomplete.
      const whole = all.slice(0, Math.max(0, all.search(/\s\S*$/)))
      if (leaks(whole)) return null
      const until = Math.max(passed, whole.length - held)
      const free = all.slice(passed, until)
      passed = until
      return free
    },
    end: (): string | null => (leaks(all) ? null : all.slice(passed)),
  }
}
