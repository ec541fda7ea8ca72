import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { runWithoutBlocking } from '@/lib/platform/event-loop'
import { fold } from '../fold'
import { readSuffixRules, type SuffixRules } from './affix-rules'
import { DICTIONARY_FOLDER } from './dictionary-folder'
import { familyRootOf } from './family'
import { IRREGULAR_ROOTS, IRREGULAR_ROOTS_FOLDED } from './irregular'
import { packRoots, type RootIndex } from './roots'
import { rootsOfForm } from './roots-of-form'
import { stem } from './stem'

/** Returns the keys of a word, which all its forms and related words share. */
export type KeysOf = (word: string) => readonly string[]

export type Lexicon = {
  keysOf: KeysOf
  /** Whether the text is a form of a word in the dictionary, with or without diacritics. */
  isWord: (word: string) => boolean
}

/** Maximum number of words with cached keys, from texts and from searches. */
const MOST_WORDS = 5_000

/** The launcher's bundle and Next's have separate modules and share only the global object. */
const LEXICON: unique symbol = Symbol.for('iskra.lexicon')
const shared = globalThis as { [LEXICON]?: Promise<Lexicon> }

/** Function that returns the keys of words by the Croatian dictionary. */
export const loadKeysOf = async (): Promise<KeysOf> => (await loadLexicon()).keysOf

/** Loads the Croatian dictionary at first use: 0.1 s, with yields to other requests. */
export function loadLexicon(): Promise<Lexicon> {
  shared[LEXICON] ??= load().catch((error: unknown) => {
    delete shared[LEXICON]
    throw error
  })
  return shared[LEXICON]
}

type Entry = { keys: readonly string[]; isWord: boolean }

async function load(): Promise<Lexicon> {
  const [affixes, words] = await Promise.all(
    ['index.aff', 'index.dic'].map((file) => readFile(path.join(DICTIONARY_FOLDER, file), 'utf8')),
  )
  const rules = readSuffixRules(affixes ?? '')
  const roots = await runWithoutBlocking(packRoots(words ?? ''))
  const kept = new LRUCache<string, Entry>({ max: MOST_WORDS })
  const lookUp = (word: string): Entry => {
    const lower = word.toLowerCase()
    const known = kept.get(lower)
    if (known) return known
    const entry = entryOf(lower, rules, roots)
    kept.set(lower, entry)
    return entry
  }
  return { keysOf: (word) => lookUp(word).keys, isWord: (word) => lookUp(word).isWord }
}

function entryOf(word: string, rules: SuffixRules, roots: RootIndex): Entry {
  const folded = fold(word)
  const isMarked = /[čćđšž]/.test(word)
  const rootsOf = (form: string) => rootsOfForm(form, isMarked ? word : null, rules, roots)
  const tries = [
    () => rootsOf(folded),
    () => (isMarked ? rootsOfForm(folded, null, rules, roots) : []),
    () => (folded.startsWith('naj') ? rootsOfForm(folded.slice(3), null, rules, roots) : []),
    // Spelling of a keyboard without Croatian letters: rodjendan.
    () => (folded.includes('dj') ? rootsOfForm(folded.replace('dj', 'd'), null, rules, roots) : []),
  ]
  const listed = isMarked ? IRREGULAR_ROOTS.get(word) : IRREGULAR_ROOTS_FOLDED.get(folded)
  let found: string[] = []
  for (const find of tries) if (!found.length) found = find()
  const families = found.map((root) => familyRootOf(root, roots.has))
  const keys = new Set([...(listed ? [listed] : []), ...families].map(keyOf))
  return keys.size
    ? { keys: [...keys], isWord: true }
    : { keys: [keyOf(stem(folded))], isWord: false }
}

/** The key of a root. Pupils confuse ije and je, so both give the same key. */
const keyOf = (root: string) => fold(root).replaceAll('ije', 'je')
