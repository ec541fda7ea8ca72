import { WORDS_BY_MEANING, MEANING_GROUPS } from './concepts'

type Phrase = { meaning: string; forms: string[] }

const words = new Map<string, string[]>()
const beginnings = new Map<string, string[]>()
const phrases = new Map<string, Phrase[]>()

for (const [meaning, list] of Object.entries(WORDS_BY_MEANING)) {
  for (const entry of list.split(/\s+/)) {
    const forms = entry.split('_')
    if (forms.length > 1) append(phrases, beginningOf(entry), { meaning, forms })
    else if (entry.endsWith('*')) append(beginnings, entry.slice(0, -1), meaning)
    else append(words, entry, meaning)
  }
}

function append<Entry>(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  map.set(key, [...(map.get(key) ?? []), entry])
}

/** The key by which phrases are looked up: the first two letters. */
function beginningOf(text: string): string {
  return text.slice(0, 2)
}

const fits = (word: string | undefined, form: string): boolean =>
  form.endsWith('*') ? (word ?? '').startsWith(form.slice(0, -1)) : word === form

/**
 * The meanings of each folded word of a sentence, by its index. Those of a phrase belong to its
 * first word.
 */
export function meaningsOf(sentence: string[]): string[][] {
  return sentence.map((word, at) => {
    const said = (phrases.get(beginningOf(word)) ?? []).filter(({ forms }) =>
      forms.every((form, index) => fits(sentence[at + index], form)),
    )
    const begun = Array.from(word, (_, length) => beginnings.get(word.slice(0, length + 1)) ?? [])
    const own = new Set([
      ...(words.get(word) ?? []),
      ...begun.flat(),
      ...said.map(({ meaning }) => meaning),
    ])
    const groups = Object.entries(MEANING_GROUPS).filter(([, members]) =>
      members.some((member) => own.has(member)),
    )
    return [...own, ...groups.map(([name]) => name)]
  })
}
