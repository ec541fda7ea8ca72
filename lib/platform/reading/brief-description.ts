import { sentencesOf } from './sentences'

/** Most words of a description that is read briefly. */
const MOST_WORDS = 15

/**
 * The beginning of a picture's description, for a child who sees the picture and waits for the
 * question: its first sentence without a list or a detail in brackets, at most 15 words.
 */
export function briefDescription(description: string): string {
  const [first = ''] = sentencesOf(description)
  const [beginning = ''] = first.split(/:\s|\s\(/)
  const words = beginning.trim().split(/\s+/)
  if (words.length <= MOST_WORDS) return words.join(' ')
  const heard = words.slice(0, MOST_WORDS)
  const pause = heard.findLastIndex((word) => /[,;]$/.test(word))
  return heard.slice(0, pause > 0 ? pause + 1 : MOST_WORDS).join(' ')
}
