import { bare, wordsOf } from './text-forms'

/** Which words are written otherwise: „Pazi na pisanje: „kuća”, a ne „kuca”.” */
export function spellingHint(typed: string, listed: string): string {
  const [typedWords, listedWords] = [wordsOf(bare(typed)), wordsOf(bare(listed))]
  if (typedWords.length !== listedWords.length) {
    return `Pazi na pisanje: „${bare(listed)}”, a ne „${bare(typed)}”.`
  }
  const pairs = listedWords.flatMap((word, index) => {
    const other = typedWords[index] ?? ''
    const isSame = other.toLowerCase() === word.toLowerCase()
    return isSame ? [] : [`„${word}”, a ne „${other}”`]
  })
  return `Pazi na pisanje: ${[...new Set(pairs)].join('; ') || `„${bare(listed)}”`}.`
}
