import type { GIFTQuestion, TextFormat } from 'gift-pegjs'

type Pair = Extract<GIFTQuestion, { type: 'Matching' }>['matchPairs'][number]

const REASONS = new WeakMap<Pair, TextFormat>()

/** The reason of a pair that was written after its right side. @see takePairReasons */
export const readPairReason = (pair: Pair): TextFormat | null => REASONS.get(pair) ?? null

/** A sign that ends a reason or begins a pair, an escaped sign, an arrow, or any other sign. */
const TOKEN = /\\[\s\S]|####|->|[\s\S]/g
const IN_GROUPS = /\[tag:\s*skupine\s*\]/

/**
 * Takes the reasons out of the pairs of groups, `=item -> group#reason`, since the grammar knows no
 * reason there. A reason of several lines leaves one: an empty line would end the question.
 * @returns the reasons by the place of their pair
 */
export function takePairReasons(gift: string): { text: string; reasons: Map<number, string> } {
  const reasons = new Map<number, string>()
  const start = IN_GROUPS.test(gift) ? gift.search(/(?<!\\)\{/) : -1
  if (start < 0) return { text: gift, reasons }
  let [text, pair, reason, isRight] = [gift.slice(0, start), -1, null as string | null, false]
  for (const [token] of gift.slice(start).matchAll(TOKEN)) {
    if (token === '=' || token === '~' || token === '}' || token === '####') {
      if (reason !== null) {
        reasons.set(pair, reason)
        if (reason.includes('\n')) text += '\n'
      }
      if (token === '=') pair += 1
      ;[reason, isRight] = [null, false]
      // A `#` after this belongs to the explanation.
      if (token === '####') pair = Number.NEGATIVE_INFINITY
    } else if (token === '#' && isRight && reason === null && pair >= 0) {
      reason = ''
      continue
    } else if (token === '->') isRight = true
    if (reason === null) text += token
    else reason += token
  }
  return { text, reasons }
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
