const ANSWER = /<hr[^<>]*\bid\s*=\s*["']?answer["']?[^<>]*>/i

/** What comes after the line that Anki draws on a back, which repeats the front before it. */
export const answerPart = (back: string): string | null => {
  const [, ...answer] = back.split(ANSWER)
  return answer.length ? answer.join('') : null
}
