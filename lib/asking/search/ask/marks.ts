import { lexicon } from '@/lib/platform/hr/lexicon/lexicon'
import { tokensOf } from '../tokens'
import type { Understood } from './understand'

/** Ranges of a text to highlight: `[start, end)` in UTF-16 units. */
export type Marks = [number, number][]

/**
 * Returns a function that finds the ranges to highlight: forms of the asked words, or their starts.
 */
export async function marker({ asked }: Understood): Promise<(text: string) => Marks> {
  const keysOf = await lexicon()
  const keys = new Set(asked.flatMap((one) => one.keys))
  return (text) =>
    [...tokensOf(text)].flatMap(({ surface, word, start, end }): Marks => {
      const begun = asked.find(({ token }) => word.startsWith(token.word))
      // As many UTF-16 units as letters were typed: most letters are one unit.
      if (begun) return [[start, Math.min(end, start + begun.token.word.length)]]
      return keysOf(surface).some((key) => keys.has(key)) ? [[start, end]] : []
    })
}
