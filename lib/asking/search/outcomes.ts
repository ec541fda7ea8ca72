import { fold } from '@/lib/platform/hr/fold'
import { formulaKeyOf } from './formulas'
import type { WordToken } from './tokens'

/** The code of a curriculum outcome, alone or with its subject: A.5.3, MAT OŠ A.5.3. */
const CODE =
  /(?<![\p{L}\p{N}])(?:(?:(\p{L}{2,4}) +)?o[šs] +)?([a-e]\. ?\d\. ?\d)(?![\p{L}\p{N}]|\.\d)/giu

const keyOfCode = (subject: string | undefined, code: string): string =>
  formulaKeyOf(fold(`${subject ? `${subject}-` : ''}${code.replaceAll(' ', '')}`))

/** The search keys of outcomes: each code with its subject and without. */
export const outcomeKeys = (codes: string[]): Set<string> =>
  new Set(
    codes.flatMap((one) =>
      [...one.matchAll(CODE)].flatMap(([, subject, code = '']) => [
        keyOfCode(subject, code),
        keyOfCode(undefined, code),
      ]),
    ),
  )

/** The outcomes that a query names. */
export const outcomesIn = (query: string): WordToken[] =>
  [...query.matchAll(CODE)].map(({ 0: text, 1: subject, 2: code = '', index }) => {
    const key = keyOfCode(subject, code)
    return { surface: key, word: key, start: index, end: index + text.length }
  })
