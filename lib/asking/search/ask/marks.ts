import { lexicon } from '@/lib/platform/hr/lexicon/lexicon'
import { tokensOf } from '../tokens'
import type { Understood } from './understand'

/** Parts of a text that a query is found by: `[start, end]` in UTF-16 units, the end not included. */
export type Marks = [number, number][]

/** Gives the parts of a text to be marked: words of which a form was asked for, or a beginning. */
export async function marker({ asked }: Understood): Promise<(text: string) => Marks> {
  const keysOf = await lexicon()
  const keys = new Set(asked.flatMap((one) => one.keys))
  return (text) =>
    [...tokensOf(text)].flatMap(({ surface, word, start, end }): Marks => {
      const begun = asked.find(({ token }) => word.startsWith(token.word))
      // As many letters as were typed: most of them are one sign.
      if (begun) return [[start, Math.min(end, start + begun.token.word.length)]]
      return keysOf(surface).some((key) => keys.has(key)) ? [[start, end]] : []
    })
}
