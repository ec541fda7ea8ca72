import 'server-only'
import { attemptSeedOf } from '@/lib/learning/answers/attempt-seed'
import { HttpError } from '@/lib/platform/http/errors'
import { QUESTION_MESSAGES } from '@/lib/content/questions/contract'
import { answerLines } from '@/lib/content/questions/kinds/answers'
import { questionTextForFile } from '@/lib/content/questions/kinds/gift'
import { judgeAnswer, correctAnswer } from '@/lib/content/questions/kinds/judges'
import { type Question, type QuestionBody, toPublicQuestion } from '@/lib/content/questions/model'
import { withDrawnNumbers, NO_ATTEMPT } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { findQuestion, listLessonQuestions } from '@/lib/content/questions/queries'
import { heldBackLength, createLeakCheck, type LeakCheck } from './guard'
import type { AssistantRequest } from './model'
import { asksTheSame, type LessonPassage } from './passages'
import type { PromptQuestion } from './prompt'
import { findJudgedQuestionIds, listKnowledgeQuestions } from './queries'

/** The question to help with, and the leak check for its key until the pupil has answered it. */
export type HelpQuestion = { prompt: PromptQuestion; leaks: LeakCheck | null; held: number }

const asIs = (text: string) => text

/** An answer in words. */
const inWords = (question: Question, answer: Parameters<typeof answerLines>[1]) =>
  answerLines(toPublicQuestion(question, asIs), answer, asIs).filter(Boolean).join('; ')

/** @throws HttpError 404 for a question of another lesson */
export async function findHelpQuestion(
  { question: asked, lessonId, text }: AssistantRequest,
  pupilId: string | null,
): Promise<HelpQuestion | null> {
  const alike = await alikeIn(lessonId, text, asked?.id)
  const stored = asked ? await findQuestion(asked.id) : alike
  if (!stored) {
    if (asked) throw new HttpError(404, QUESTION_MESSAGES.notFound)
    return null
  }
  if (asked && 'lessonId' in stored && stored.lessonId !== lessonId) {
    throw new HttpError(404, QUESTION_MESSAGES.notFound)
  }
  const roundId = asked?.roundId
  // Without the round, the random numbers of the version that was judged are unknown.
  const isKnown = pupilId !== null && (!asked || roundId !== undefined)
  const judged = isKnown ? await findJudgedQuestionIds(pupilId, [stored.id], roundId) : new Set()
  // The pupil may have typed in another question of the lesson, whose key is guarded too until it is
  // judged in this round (in any round if none is given).
  const other = asked && alike && !(await isJudged(pupilId, alike.id, roundId)) ? alike : null
  const attempt = asked ? attemptSeedOf('kwiz', roundId ?? null) : NO_ATTEMPT
  const question = withDrawnNumbers(stored, attempt)
  const { body, explanation } = question
  const isOpen = !judged.has(question.id)
  const judgement = !isOpen && asked?.answer ? judgeAnswer(body, explanation, asked.answer) : null
  const isWrong = judgement !== null && judgement.outcome !== 'invalid'
  return {
    prompt: {
      text: questionTextForFile(question),
      isOpen,
      chosen: isWrong && asked?.answer ? inWords(question, asked.answer) : null,
      reasons: isWrong ? judgement.feedback : [],
      explanation: isOpen ? null : explanation,
    },
    ...guarding([
      ...(isOpen ? [body] : []),
      ...(other ? [withDrawnNumbers(other, attempt).body] : []),
    ]),
  }
}

const isJudged = async (pupilId: string | null, id: string, roundId?: string) =>
  pupilId !== null && (await findJudgedQuestionIds(pupilId, [id], roundId)).has(id)

/** The leak check for the keys of questions not answered yet. */
function guarding(bodies: QuestionBody[]): Pick<HelpQuestion, 'leaks' | 'held'> {
  const all = bodies.map(createLeakCheck)
  return {
    leaks: all.length ? (text) => all.some((leaks) => leaks(text)) : null,
    held: Math.max(...[null, ...bodies].map(heldBackLength)),
  }
}

/** Another question of the lesson that the pupil typed in, so that its answer stays guarded. */
async function alikeIn(lessonId: string, text: string, shownId?: string) {
  if (!text) return null
  const questions = await listLessonQuestions(lessonId)
  return questions.find((one) => one.id !== shownId && asksTheSame(text, one.text)) ?? null
}

const KNOWN_QUESTION = 'Pitanje iz baze znanja'

/**
 * Worked answers in the knowledge base to questions the pupil has already answered, as passages.
 */
export async function answeredQuestionPassages(lessonId: string, pupilId: string, path: string) {
  const known = await listKnowledgeQuestions(lessonId)
  const judged = await findJudgedQuestionIds(
    pupilId,
    known.map(({ id }) => id),
  )
  return known.flatMap((stored): LessonPassage[] => {
    // A question with random numbers is left out: its numbers belong to one round.
    if (!judged.has(stored.id) || stored.numbers !== null) return []
    const question = withDrawnNumbers(stored, NO_ATTEMPT)
    const answer = inWords(question, correctAnswer(question.body))
    const lines = [question.text, `Odgovor: ${answer}`, question.explanation]
    return [{ title: KNOWN_QUESTION, path, markdown: lines.filter(Boolean).join('\n\n') }]
  })
}
