const ANSWER = /<hr[^<>]*\bid\s*=\s*["']?answer["']?[^<>]*>/i

/** The back after Anki's answer line, without the repeated front. Null without such a line. */
export const answerPart = (back: string): string | null => {
  const [, ...answer] = back.split(ANSWER)
  return answer.length ? answer.join('') : null
}
