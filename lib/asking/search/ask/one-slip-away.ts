const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Words that one typing error of a folded word away: a letter too much, too little, wrong, or two swapped. */
export function* oneSlipAway(word: string): Generator<string> {
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
