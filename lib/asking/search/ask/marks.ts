import { loadKeysOf } from '@/lib/platform/hr/lexicon/lexicon'
import { tokensOf } from '../tokens'
import type { InterpretedQuery } from './interpret-query'

/** Ranges of a text to highlight: `[start, end)` in UTF-16 units. */
export type HighlightRanges = [number, number][]

/**
 * Returns a function that finds the ranges to highlight: forms of the asked words, or their starts.
 */
export async function createHighlighter({
  asked,
}: InterpretedQuery): Promise<(text: string) => HighlightRanges> {
  const keysOf = await loadKeysOf()
  const keys = new Set(asked.flatMap((one) => one.keys))
  return (text) =>
    [...tokensOf(text)].flatMap(({ surface, word, start, end }): HighlightRanges => {
      const begun = asked.find(({ token }) => word.startsWith(token.word))
      // As many UTF-16 units as letters were typed: most letters are one unit.
      if (begun) return [[start, Math.min(end, start + begun.token.word.length)]]
      return keysOf(surface).some((key) => keys.has(key)) ? [[start, end]] : []
    })
}
