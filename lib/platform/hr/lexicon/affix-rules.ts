import { fold } from '../fold'

/** A suffix rule of the dictionary: a form is the root without `strip` at its end, plus `add`. */
type SuffixRule = { flag: string; strip: string; add: string; condition: RegExp | null }

/** Suffix rules by the folded ending of a form, and then by the folded ending of the root. */
export type SuffixRules = {
  longest: number
  byEnding: Map<string, Map<string, SuffixRule[]>>
  /** The set of flags for a root's flag field. */
  flagsOf: (name: string) => ReadonlySet<string>
}

/**
 * Reads the suffix rules of a Hunspell affix file with two-letter flags (`FLAG long`) and aliases.
 */
export function readSuffixRules(file: string): SuffixRules {
  const aliases = ['']
  const byEnding: SuffixRules['byEnding'] = new Map()
  const conditions = new Map<string, RegExp | null>([['.', null]])
  const nothing = (part = '') => (part === '0' ? '' : part)
  for (const line of file.split('\n')) {
    const [kind, flag = '', strip = '', made = '', condition] = line.replace(/#.*/, '').split(/\s+/)
    // The first line of aliases contains their number, and the header of a rule group has no
    // condition.
    if (kind === 'AF' && /\D/.test(flag)) aliases.push(flag)
    if (kind !== 'SFX' || !condition) continue
    const add = nothing(made.split('/')[0])
    if (!conditions.has(condition)) conditions.set(condition, new RegExp(`(?:${condition})$`, 'u'))
    const rule = {
      ...{ flag, strip: nothing(strip), add },
      condition: conditions.get(condition) ?? null,
    }
    const byStrip = getOrMake(byEnding, fold(add), () => new Map<string, SuffixRule[]>())
    getOrMake(byStrip, fold(rule.strip), (): SuffixRule[] => []).push(rule)
  }
  const sets = new Map<string, ReadonlySet<string>>()
  return {
    longest: Math.max(...[...byEnding.keys()].map(({ length }) => length)),
    byEnding,
    flagsOf: (name) =>
      getOrMake(sets, name, () => {
        const flags = /^\d+$/.test(name) ? aliases[Number(name)] : name
        return new Set(flags?.match(/../g) ?? [])
      }),
  }
}

function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
