import 'server-only'
import { and, asc, desc, ne, sql } from 'drizzle-orm'
import { FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { findNeighbourLessons } from '@/lib/content/curriculum/book-pages'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { prepared } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { textRenderer } from '@/lib/content/media/render-texts'
import { shortened } from '@/lib/platform/markdown/plain-line'
import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'
import { withReplacedGaps } from '@/lib/content/questions/kinds/gaps/passage'
import { toPublicQuestion, type Question } from '@/lib/content/questions/model'
import { withDrawnNumbers, NO_ATTEMPT } from '@/lib/content/questions/numbers/with-drawn-numbers'
import {
  findQuestionByNumber,
  questionColumns,
  type NumberedQuestion,
} from '@/lib/content/questions/queries'
import { questions } from '@/lib/content/questions/tables'
import { optionsLine, hasVisibleText } from './options-line'
import type { KnowledgePage } from './model'
import { spokenOrPlainLine } from './to-plain-line'
import { workedAnswer } from './worked-answer'

/** Number of links to other questions. */
const RELATED = 6

type Asked = Pick<Question, 'text' | 'body'>

/** Longest title of a text with gaps, in characters. */
const TITLE_LENGTH = 160

/**
 * A question's title in words. A question that is only a picture is named after its lesson; a text
 * with gaps has its text too, since many begin „Dopuni rečenice.”
 */
function titleOf({ text, body }: Asked, lesson: { title: string } | null): string {
  const words = spokenOrPlainLine(text)
  if (body.kind === 'gaps')
    return shortened(
      `${words} ${spokenOrPlainLine(withReplacedGaps(body.passage, () => '…'))}`,
      TITLE_LENGTH,
    )
  if (hasVisibleText(words)) return words
  return lesson ? `Pitanje iz lekcije ${lesson.title}` : 'Pitanje'
}

/** The page of a question. Its key is read only if it is public. Null for a hidden question. */
export async function findQuestionPage(number: number): Promise<KnowledgePage | null> {
  const stored = await findQuestionByNumber(number)
  if (!stored) return null
  const question = withDrawnNumbers(stored, NO_ATTEMPT)
  const { lessonId, position, isInKnowledgeBase } = stored
  const [lesson = null] = lessonId ? await listLessonsById([lessonId]) : []
  const { next } = lessonId ? await findNeighbourLessons(lessonId) : { next: null }
  const render = await textRenderer(question)
  return {
    slug: stored.slug,
    title: titleOf(question, lesson),
    isTitleWhole: toLosslessPlainText(question.text) !== null && question.body.kind !== 'gaps',
    question: toPublicQuestion(question, render),
    answer: isInKnowledgeBase ? workedAnswer(question, render) : null,
    isFree: position <= FREE_QUESTIONS || (lesson?.isFree ?? false),
    lesson,
    next,
    related: lesson ? await listRelated(stored, lesson, next) : [],
  }
}

const nearQuestions = prepared(['id', 'lessonId', 'lessonIds', 'position'], (database, asked) =>
  database
    .select({
      ...questionColumns,
      lessonId: questions.lessonId,
      number: questions.number,
      isInKnowledgeBase: questions.isInKnowledgeBase,
    })
    .from(questions)
    .where(and(oneOf(questions.lessonId, asked.lessonIds), ne(questions.id, asked.id)))
    .orderBy(
      desc(sql`${questions.lessonId} = ${asked.lessonId}::uuid`),
      desc(questions.isInKnowledgeBase),
      asc(sql`abs(${questions.position} - ${asked.position}::int)`),
      asc(questions.number),
    )
    .limit(RELATED),
)

/**
 * Questions of the lesson, those with an answer and the nearest ones first, then of the next
 * lesson.
 */
async function listRelated(
  { id, position }: NumberedQuestion,
  lesson: { _id: string; title: string },
  next: { _id: string; title: string } | null,
): Promise<KnowledgePage['related']> {
  const lessonIds = next ? [lesson._id, next._id] : [lesson._id]
  const found = await nearQuestions({ id, lessonId: lesson._id, lessonIds, position })
  return found.map((one) => {
    const question = withDrawnNumbers(one, NO_ATTEMPT)
    return {
      slug: one.slug,
      title: titleOf(question, one.lessonId === lesson._id ? lesson : next),
      given: optionsLine(toPublicQuestion(question, spokenOrPlainLine)),
      isAnswered: one.isInKnowledgeBase,
    }
  })
}
