import 'server-only'
import { askModel, modelEndpoint, type ModelEndpoint } from '@/lib/platform/ai/model'
import type { Player } from '@/lib/learning/answers/policy'
import { distressLevelIn } from '@/lib/people/distress/level'
import { EventAnswer } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { renderReply } from '@/lib/platform/markdown/render'
import { lessonElementPath } from '@/lib/platform/paths'
import { choosePassages } from './choose'
import { beginExchange, endExchange } from './exchanges'
import { fixedReply, replyFromLesson, sourceOf, type Reply } from './from-lesson'
import { createLeakFilter } from './guard'
import { ASSISTANT_MESSAGES, FIXED_REPLIES } from './help'
import { findHelpQuestion, answeredQuestionPassages, type HelpQuestion } from './help-question'
import type { AssistantEvent, AssistantRequest } from './model'
import { scriptPassages, type LessonPassage } from './passages'
import { fitIntoPrompt, MODEL_OUTPUT_CODES, promptOf, type PromptFacts } from './prompt'
import {
  assertNoOpenTestOrCheck,
  findLastExchange,
  findAssistantAccess,
  findHelpLesson,
  pupilIdOf,
  type HelpLesson,
} from './queries'
import { rankPassages, type RankedPassages } from './rank'

type Events = AsyncGenerator<AssistantEvent, void>

const completeReplyEvents = (
  by: 'model' | 'lesson',
  { outcome, html, sources }: Reply,
  rests = false,
) =>
  new EventAnswer(async function* (): Events {
    yield { type: 'start', by, rests }
    yield { type: 'end', outcome, html, sources }
  })

/**
 * Answers a pupil's question about a lesson. Other visitors get passages, and nothing is recorded.
 * @throws HttpError 403 where the parent has switched the assistant off, 409 during a test or check
 * of the lesson
 */
export async function replyTo(
  request: AssistantRequest,
  player: Player,
  at = new Date(),
  endpoint = modelEndpoint(),
): Promise<EventAnswer<AssistantEvent>> {
  // Checked first: words of distress are not stored, take no token, and reach no model.
  if (distressLevelIn(request.text) === 'alarm')
    return completeReplyEvents('lesson', fixedReply('care', FIXED_REPLIES.care))
  const pupilId = pupilIdOf(player)
  const [lesson, helped] = await Promise.all([
    findHelpLesson(request.lessonId),
    pupilId ? findAssistantAccess(pupilId) : null,
  ])
  if (!pupilId || !helped) {
    const help = await gatherReplyContext(request, lesson, null)
    return completeReplyEvents('lesson', replyFromLesson(request.help, help))
  }
  if (!helped.isOn) throw new HttpError(403, ASSISTANT_MESSAGES.off)
  await assertNoOpenTestOrCheck(pupilId, lesson._id, at)
  const help = await gatherReplyContext(request, lesson, pupilId)
  const { parentId, names } = helped
  const turn = await beginExchange({
    pupilId,
    parentId,
    request,
    wantsModel: endpoint !== null,
    at,
  })
  if ('kept' in turn) {
    const { reply, outcome, byModel } = turn.kept
    const cited = () => citedIn(reply, outcome === 'failed' ? help.found : help.sources)
    const sources = byModel ? cited() : help.found.slice(0, 3).map(sourceOf)
    return completeReplyEvents(byModel ? 'model' : 'lesson', {
      ...fixedReply(outcome, reply),
      sources,
    })
  }
  const end = (told: Reply) => endExchange({ pupilId, parentId, id: request.id, ...told })
  const ofLesson = () => replyFromLesson(request.help, help)
  if (!turn.byModel || !endpoint) {
    const told = ofLesson()
    await end(told)
    return completeReplyEvents('lesson', told, turn.rests)
  }
  const facts: PromptFacts = {
    grade: lesson.grade,
    help: request.help,
    text: request.text,
    lessonTitle: lesson.title,
    question: help.question?.prompt ?? null,
    sources: help.sources,
    earlier: await findLastExchange(pupilId, lesson._id, at),
    secrets: names,
  }
  return new EventAnswer((signal) => modelEvents(facts, help, { endpoint, signal, end, ofLesson }))
}

type Gathered = RankedPassages & {
  question: HelpQuestion | null
  /** Passages for a model. */
  sources: LessonPassage[]
}

/**
 * The question, the passages that fit it, and those for a model. None reveals the key of a question
 * not answered yet.
 */
async function gatherReplyContext(
  request: AssistantRequest,
  lesson: HelpLesson,
  pupilId: string | null,
): Promise<Gathered> {
  const { help, text } = request
  const question = await findHelpQuestion(request, pupilId)
  const quiz = lessonElementPath(lesson, 'kwiz')
  const known = pupilId ? await answeredQuestionPassages(lesson._id, pupilId, quiz) : []
  const { leaks } = question ?? {}
  const whole = scriptPassages(lesson.script, lesson)
  const script = whole.filter(({ markdown }) => !leaks?.(markdown))
  const all = [...script, ...known.filter(({ markdown }) => !leaks?.(markdown))]
  const about =
    [text, question?.prompt.text].filter(Boolean).join(' ') || `${lesson.title} ${lesson.summary}`
  const own = help === 'question' ? await rankPassages(all, text) : null
  const ranked = own?.isTelling || (own && !question) ? own : await rankPassages(all, about)
  const fit = ranked.found
  const sources = fitIntoPrompt([...fit, ...all.filter((passage) => !fit.includes(passage))])
  if (own) return { ...ranked, question, sources }
  if (help === 'hint-1') {
    // The first hint only names a section, so it may name one whose text reveals the key.
    const places = whole.filter(({ title }) => !leaks?.(title))
    const { found } = await rankPassages(places, about)
    return {
      ...ranked,
      question,
      sources,
      found: choosePassages(help, places, found),
      isNear: false,
    }
  }
  // A button asks about the lesson: passages of its script come first, all of them if none fits.
  const questions = fit.filter((one) => !script.includes(one))
  const chosen = [...choosePassages(help, script, fit), ...questions]
  return { ...ranked, question, sources, found: chosen.length ? chosen : all, isNear: false }
}

type Ways = {
  endpoint: ModelEndpoint
  signal: AbortSignal
  end: (told: Reply) => Promise<void>
  ofLesson: () => Reply
}

/** A model's reply, checked before it is sent. In every case its end is recorded once. */
async function* modelEvents(facts: PromptFacts, help: Gathered, ways: Ways): Events {
  const { endpoint, signal, end, ofLesson } = ways
  const view = createLeakFilter(
    (text) => isFlagged(text) || help.question?.leaks?.(text) === true,
    help.question?.held ?? 48,
  )
  let told: Reply = fixedReply('failed', FIXED_REPLIES.broken)
  try {
    yield { type: 'start', by: 'model', rests: false }
    for await (const piece of askModel(promptOf(facts), { endpoint, signal })) {
      const free = view.push(piece)
      if (free === null) break
      if (free) yield { type: 'text', text: free }
    }
    told = view.end() === null ? withheldReply(view.text()) : modelReply(view.text(), help.sources)
  } catch {
    // Nothing was sent yet, so the lesson itself can answer.
    if (!view.text() && !signal.aborted) {
      const { reply, html, sources } = ofLesson()
      const silent = fixedReply('failed', FIXED_REPLIES.silent)
      // The parent reads the same text as the child.
      told = {
        ...silent,
        reply: `${silent.reply}\n\n${reply}`,
        html: `${silent.html}\n${html}`,
        sources,
      }
    }
  } finally {
    // Recorded for the parent as stopped by the pupil, not as a failure.
    await end(signal.aborted && told.outcome === 'failed' ? STOPPED : told)
  }
  const { outcome, html, sources } = told
  yield { type: 'end', outcome, html, sources }
}

const STOPPED = fixedReply('failed', FIXED_REPLIES.stopped)

const isFlagged = (text: string) =>
  Object.values(MODEL_OUTPUT_CODES).some((flag) => text.includes(flag))

/** The fixed text in place of a reply that must not be sent. */
function withheldReply(text: string): Reply {
  if (text.includes(MODEL_OUTPUT_CODES.care)) return fixedReply('care', FIXED_REPLIES.care)
  if (text.includes(MODEL_OUTPUT_CODES.nothing)) return fixedReply('nothing', FIXED_REPLIES.nothing)
  return fixedReply('refused', FIXED_REPLIES.refused)
}

const NO_SOURCE = '*Uz ovaj odgovor nema izvora iz lekcije. Provjeri ga u skripti.*'

function modelReply(text: string, passages: LessonPassage[]): Reply {
  if (!text.trim()) return fixedReply('failed', FIXED_REPLIES.broken)
  const sources = citedIn(text, passages)
  const reply = sources.length ? text : `${text}\n\n${NO_SOURCE}`
  return { outcome: 'reply', reply, html: renderReply(reply), sources }
}

/** The passages whose source marks a text contains. */
const citedIn = (text: string, passages: LessonPassage[]) =>
  passages.map(sourceOf).filter(({ number }) => text.includes(`[${number}]`))
