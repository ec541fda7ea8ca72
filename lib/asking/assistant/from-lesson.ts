import { parser } from '@/lib/platform/markdown/parser'
import { renderReply } from '@/lib/platform/markdown/render'
import { type HelpKind, type ReplyOutcome, FIXED_REPLIES } from './help'
import { ASSISTANT_LIMITS } from './limits'
import type { Source } from './model'
import type { LessonPassage } from './passages'
import type { RankedPassages } from './rank'

/** A complete reply, as stored (Markdown) and as shown (HTML). */
export type Reply = { outcome: ReplyOutcome; reply: string; html: string; sources: Source[] }

export const fixedReply = (outcome: ReplyOutcome, markdown: string): Reply => ({
  ...{ outcome, reply: markdown, html: renderReply(markdown), sources: [] },
})

export const sourceOf = ({ title, path }: LessonPassage, index: number): Source => ({
  ...{ number: index + 1, title, path },
})

/**
 * Introductions above the passages. They make clear that the passages are quoted, not written for
 * the pupil.
 */
const LEADS: Record<HelpKind, string> = {
  'hint-1': 'Ovo ti može pomoći. Pročitaj taj dio skripte pa se vrati na pitanje:',
  'hint-2': 'Evo što o tome piše u lekciji:',
  'hint-3': 'Evo više iz lekcije. Potraži u tome ono što pitanje traži:',
  explain: 'Evo kako o tome piše u lekciji:',
  example: 'Evo što u lekciji piše uz primjere:',
  'quiz-me': 'Pročitaj ovo, zatvori lekciju i ispričaj naglas svojim riječima:',
  question: 'Evo što o tome piše u lekciji:',
}

/** Introduction to passages that only come close to a pupil's own question. */
const NEAR_LEAD = 'Baš to u ovoj lekciji ne piše. Najbliže je tome ovo:'

/** Number of passages shown for each help. The first hint only says where to read. */
const SHOWN: Partial<Record<HelpKind, number>> = { 'hint-1': 0, 'hint-2': 1, 'quiz-me': 1 }

/** The reply of the built-in retriever: passages of the lesson, with the asked words marked. */
export function replyFromLesson(help: HelpKind, { found, isNear, isAsked }: RankedPassages): Reply {
  if (!found.length) return fixedReply('nothing', FIXED_REPLIES.nothing)
  const shown = found.slice(0, isNear ? 2 : (SHOWN[help] ?? ASSISTANT_LIMITS.shownPassages))
  const lead = isNear ? NEAR_LEAD : LEADS[help]
  const parts = shown.map(({ markdown }, index) => withSourceMark(markdown, index + 1))
  return {
    outcome: 'reply',
    reply: [lead, ...parts].join('\n\n'),
    html: [renderReply(lead), ...parts.map((part) => renderReply(part, isAsked))].join('\n'),
    sources: (shown.length ? shown : found.slice(0, 1)).map(sourceOf),
  }
}

/**
 * Blocks whose text can continue with a source mark. A formula, a table and code get a paragraph
 * below.
 */
const RUNNING = new Set<string | undefined>(['paragraph', 'list', 'blockquote'])

/** A passage with its source mark at the end of the text. */
function withSourceMark(markdown: string, number: number): string {
  const last = parser.parse(markdown).children.at(-1)
  return `${markdown}${RUNNING.has(last?.type) ? ' ' : '\n\n'}[${number}]`
}
