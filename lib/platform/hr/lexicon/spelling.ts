import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runWithoutBlocking } from '@/lib/platform/event-loop'
import { fold } from '../fold'
import { readSuffixRules } from './affix-rules'
import { DICTIONARY_FOLDER } from './dictionary-folder'
import { packRoots } from './roots'
import { rootsOfForm } from './roots-of-form'

/** A word that the dictionary lacks: inflected like one of its words, or only as it is. */
type AddedWord = { word: string; like: string | null }

export type Spelling = {
  /** The words of the dictionary that a word may be a form of, letter for letter but for capitals. */
  rootsOf: (word: string) => ReadonlySet<string>
  isSpelled: (word: string) => boolean
  /** Whether a word would be spelled with other accents: „cesto” for „često”. */
  isSpelledWithOtherAccents: (word: string) => boolean
}

/** An added word is to be inflected like a word that the dictionary lacks. */
export class UnknownModel extends Error {}

/**
 * Loads the dictionary for proof-reading, which is stricter than searching: „cesto” is not „često”.
 * For commands: it remembers every word it was asked, and the words of a whole school's lessons are
 * fewer than 20,000.
 */
export async function loadSpelling(added: AddedWord[] = []): Promise<Spelling> {
  const [affixes = '', words = ''] = await Promise.all(
    ['index.aff', 'index.dic'].map((file) => readFile(path.join(DICTIONARY_FOLDER, file), 'utf8')),
  )
  const rules = readSuffixRules(affixes)
  const roots = await runWithoutBlocking(packRoots(`${words}\n${linesOf(added, words).join('\n')}`))
  const known = new Map<string, ReadonlySet<string>>()
  const formsOf = (word: string) => rootsOfForm(fold(word), word, rules, roots)
  const find = (word: string) => {
    const found = formsOf(word)
    const isSuperlative = !found.length && word.startsWith('naj')
    return new Set(isSuperlative ? formsOf(word.slice('naj'.length)) : found)
  }
  const rootsOf = (word: string) => {
    const lower = word.toLowerCase()
    const answer = known.get(lower) ?? find(lower)
    known.set(lower, answer)
    return answer
  }
  const isSpelled = (word: string) => rootsOf(word).size > 0
  return {
    rootsOf,
    isSpelled,
    isSpelledWithOtherAccents: (word) =>
      !isSpelled(word) && rootsOfForm(fold(word), null, rules, roots).length > 0,
  }
}

/** Lines of the dictionary's file for added words: each has the inflections of its model. */
function linesOf(added: AddedWord[], words: string): string[] {
  const models = new Set(added.map(({ like }) => like))
  const flags = new Map<string, string[]>()
  for (const line of words.split('\n')) {
    const [word = '', flag = ''] = (/^\S*/.exec(line)?.[0] ?? '').split('/')
    if (models.has(word)) flags.set(word, [...(flags.get(word) ?? []), flag])
  }
  return added.flatMap(({ word, like }) => {
    if (like === null) return [word]
    const own = flags.get(like)
    if (!own) throw new UnknownModel(`The dictionary has no word "${like}".`)
    return own.map((flag) => (flag ? `${word}/${flag}` : word))
  })
}
