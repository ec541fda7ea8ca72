/** Words before a letter of a picture. */
const LETTER_BEFORE = String.raw`(?:slov\p{L}*|mjest\p{L}*|oznak\p{L}*|točk\p{L}*|kod|uz|pod|na|to je)\s+[„"'(]?`
/** Signs and verbs after one. */
const LETTER_AFTER = String.raw`(?=\s*(?:[).,;:!”"'–→-]|$)|\s+(?:jes?t?|označ|pokaz|predstav|znač|stoji)(?:\p{L}*))`

/**
 * True for a text that names a letter of a picture. A and I are words too, so they need a sign that
 * they are letters: „C je jezgra”, „A označava jezgru”, but not „A gdje je jezgra?”
 */
export function mentionsPictureLetter(text: string, letter: string): boolean {
  const alone = (one: string) => String.raw`(?<![\p{L}\d])${one}(?![\p{L}\d])`
  const isWord = letter === 'A' || letter === 'I'
  const either = `[${letter}${letter.toLowerCase()}]`
  return (
    new RegExp(LETTER_BEFORE + alone(either), 'iu').test(text) ||
    new RegExp(alone(letter) + (isWord ? LETTER_AFTER : ''), 'u').test(text)
  )
}
