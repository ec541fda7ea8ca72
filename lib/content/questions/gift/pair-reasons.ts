import type { GIFTQuestion, TextFormat } from 'gift-pegjs'

type Pair = Extract<GIFTQuestion, { type: 'Matching' }>['matchPairs'][number]

const REASONS = new WeakMap<Pair, TextFormat>()

/** The reason of a pair that was written after its right side. @see takePairReasons */
export const readPairReason = (pair: Pair): TextFormat | null => REASONS.get(pair) ?? null

const IN_GROUPS = /\[tag:\s*skupine\s*\]/
/** The line with the brace before the answers, up to the brace; comments may have braces too. */
const BEFORE_ANSWERS = /^(?!\s*\/\/)(?:[^\\{\n]|\\.)*(?=\{)/m
const BEFORE_EXPLANATION = /^(?:(?!####)[^\\]|\\[\s\S])*/
/** A pair up to its reason, and the reason. */
const PAIR =
  /(=(?:(?!->)[^\\=~#]|\\[\s\S])*->(?:[^\\=~#}]|\\[\s\S])*)(?:#((?:[^\\=~}]|\\[\s\S])*))?/g

/**
 * Takes the reasons out of the pairs of groups, `=item -> group#reason`, since the grammar knows no
 * reason there. A reason of several lines leaves one: an empty line would end the question.
 * @returns the reasons by the place of their pair
 */
export function takePairReasons(gift: string): { text: string; reasons: Map<number, string> } {
  const reasons = new Map<number, string>()
  const before = IN_GROUPS.test(gift) ? BEFORE_ANSWERS.exec(gift) : null
  if (!before) return { text: gift, reasons }
  const start = before.index + before[0].length
  const [answers = ''] = BEFORE_EXPLANATION.exec(gift.slice(start)) ?? []
  let pair = -1
  const bare = answers.replace(PAIR, (_, head: string, reason: string | undefined) => {
    pair += 1
    if (reason === undefined) return head
    reasons.set(pair, reason)
    return reason.includes('\n') ? `${head}\n` : head
  })
  return { text: gift.slice(0, start) + bare + gift.slice(start + answers.length), reasons }
}

const FORMAT = /^\s*\[(html|markdown|plain|moodle)\]/

/** The parsed questions, whose pairs have these reasons. @see readPairReason */
export function withPairReasons(
  questions: GIFTQuestion[],
  reasons: ReadonlyMap<number, string>,
): GIFTQuestion[] {
  const pairs = questions.flatMap((one) => (one.type === 'Matching' ? one.matchPairs : []))
  for (const [index, written] of reasons) {
    const pair = pairs[index]
    const [prefix = '', format = ''] = FORMAT.exec(written) ?? []
    if (!pair) continue
    REASONS.set(pair, {
      format: (format || pair.subquestion.format) as TextFormat['format'],
      text: written
        .slice(prefix.length)
        .replace(/\s*(?<!\\)\n\s*/g, ' ')
        .replace(/\\([\\:#={}~n\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
        .trim(),
    })
  }
  return questions
}
