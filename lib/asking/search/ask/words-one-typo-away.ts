const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** All words one typo away from a folded word: an extra, missing, wrong or swapped letter. */
export function* wordsOneTypoAway(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (tail) yield head + tail.slice(1)
    if (tail.length > 1) yield `${head}${tail.charAt(1)}${tail.charAt(0)}${tail.slice(2)}`
    for (const letter of LETTERS) {
      yield head + letter + tail
      if (tail) yield head + letter + tail.slice(1)
    }
  }
}
