/** A word with a gap for the misspelt letters. */
export type GappedWord = { before: string; after: string }

const IJE = /i?je/g

/**
 * The word without the misspelt letters. ije and je are left out whole, because a part would reveal
 * the rest. A gap is never empty.
 */
export function hideMisspeltLetters(typed: string, correct: string): GappedWord {
  const [wrong, right] = [[...typed], [...correct]]
  let from = 0
  while (from < right.length && wrong[from] === right[from]) from += 1
  let end = 0
  const shorter = Math.min(wrong.length, right.length) - from
  while (end < shorter && wrong[wrong.length - 1 - end] === right[right.length - 1 - end]) end += 1
  let to = right.length - end
  if (from === to) [from, to] = [Math.max(0, from - 1), Math.min(right.length, to + 1)]
  for (const { 0: letters, index } of correct.matchAll(IJE)) {
    if (index <= to && index + letters.length >= from) {
      ;[from, to] = [Math.min(from, index), Math.max(to, index + letters.length)]
    }
  }
  return { before: right.slice(0, from).join(''), after: right.slice(to).join('') }
}
