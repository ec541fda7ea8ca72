import 'server-only'
import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import type { UserKind } from '@/lib/platform/auth/model'
import { accounts } from '@/lib/platform/auth/tables'
import { allLessons } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { plainLine } from '@/lib/platform/markdown/plain-line'
import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'
import { textRenderer } from '@/lib/content/media/render-texts'
import { QUESTION_MESSAGES } from '@/lib/content/questions/contract'
import { answerHtmlLines, answerPictureHtml } from '@/lib/content/questions/kinds/answers'
import { DONT_KNOW } from '@/lib/content/questions/kinds/dont-know'
import { withExplicitOptionIds } from '@/lib/content/questions/kinds/option-sides'
import { toPublicQuestion, type PublicQuestion } from '@/lib/content/questions/model'
import { NO_ATTEMPT, withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { questions } from '@/lib/content/questions/tables'
import { taskHtml } from '@/lib/content/questions/task-html'
import type { listContract } from './contract'
import { countedOptionsOf, type CountedOption } from './options'
import { questionQuality, questionReports } from './tables'

/** Open reports by question; few compared to all questions. */
const openReports = () =>
  db()
    .select({
      questionId: questionReports.questionId,
      reports: count().as('reports'),
      /** Number of reports with an alarm of distress. */
      distressed: sql<number>`count(*) filter (where ${questionReports.distress} = 'alarm')`
        .mapWith(Number)
        .as('distressed'),
      /** Sorts by alarms of distress first, then by the number of reports. */
      order: sql<number>`-count(*) - 1000000 * count(*) filter (
        where ${questionReports.distress} = 'alarm')`.as('report_order'),
    })
    .from(questionReports)
    .where(isNull(questionReports.resolvedAt))
    .groupBy(questionReports.questionId)
    .as('open')

/** Reported or weak questions, except those of lessons in the bin. */
export async function listPoorQuestions({ query }: HandlerInput<typeof listContract>) {
  const open = openReports()
  const isReported = gt(open.reports, 0)
  const isWeak = eq(questionQuality.isWeak, true)
  const page = await readListPage(
    {
      from: (selected) =>
        db()
          .select(selected)
          .from(questionQuality)
          .innerJoin(questions, eq(questions.id, questionQuality.questionId))
          .leftJoin(allLessons, eq(allLessons.id, questions.lessonId))
          .leftJoin(open, eq(open.questionId, questionQuality.questionId))
          .$dynamic(),
      columns: {
        _id: questionQuality.questionId,
        text: questions.text,
        body: questions.body,
        numbers: questions.numbers,
        lessonTitle: allLessons.title,
        reports: sql<number>`coalesce(${open.reports}, 0)::int`,
        distressed: sql<number>`coalesce(${open.distressed}, 0)::int`,
        answers: questionQuality.answers,
        rightAnswers: questionQuality.rightAnswers,
        chosen: questionQuality.chosen,
        isWeak: questionQuality.isWeak,
      },
      id: questionQuality.questionId,
      search: [questions.searchText],
      sorts: {
        order: [open.order, questionQuality.strength],
        strength: [questionQuality.strength],
      },
      where: [
        isNull(allLessons.binnedAt),
        // Weak and reported questions are few compared to all answered ones, so the list starts
        // from them.
        sql`${questionQuality.questionId} in (
          select question_id from question_quality where is_weak
          union select question_id from question_reports where resolved_at is null)`,
        query.why === 'reported'
          ? isReported
          : query.why === 'weak'
            ? isWeak
            : or(isReported, isWeak),
      ],
    },
    query,
  )
  return {
    ...page,
    items: page.items.map(({ text, body, numbers, chosen, ...one }) => ({
      ...one,
      text: inOneLine(
        withDrawnNumbers({ id: one._id, text, body, numbers, explanation: null }, NO_ATTEMPT).text,
      ),
      wrongShare: wrongShare(countedOptionsOf({ body, numbers }, chosen), chosen, one.answers),
    })),
  }
}

/** A question's text for a list, without its pictures. */
function inOneLine(markdown: string): string {
  const text = markdown.replace(/!\[[^\]]*\]\([^)]*\)/g, '').trim()
  return toLosslessPlainText(text) ?? plainLine(text)
}

function wrongShare(options: CountedOption[], chosen: Record<string, number>, answers: number) {
  const wrong = options.filter(({ isRight }) => !isRight).map(({ id }) => chosen[id] ?? 0)
  return wrong.length && answers ? Math.max(...wrong) / answers : null
}

/** A question with its open reports and how often each option was chosen. */
export async function readPoorQuestion(id: string) {
  const [[found], reports] = await Promise.all([
    db()
      .select({
        _id: questions.id,
        text: questions.text,
        body: questions.body,
        numbers: questions.numbers,
        lessonTitle: allLessons.title,
        answers: sql<number>`coalesce(${questionQuality.answers}, 0)`,
        rightAnswers: sql<number>`coalesce(${questionQuality.rightAnswers}, 0)`,
        chosen: questionQuality.chosen,
        isWeak: sql<boolean>`coalesce(${questionQuality.isWeak}, false)`,
      })
      .from(questions)
      .leftJoin(allLessons, eq(allLessons.id, questions.lessonId))
      .leftJoin(questionQuality, eq(questionQuality.questionId, questions.id))
      .where(and(eq(questions.id, id), isNull(allLessons.binnedAt))),
    db()
      .select({
        _id: questionReports.id,
        reason: questionReports.reason,
        text: questionReports.text,
        distress: questionReports.distress,
        familyId: sql<string | null>`case when ${questionReports.distress} = 'alarm' then coalesce(
          (select parent_id from pupils where pupils.id = ${questionReports.accountId}),
          ${questionReports.accountId}) end`,
        by: sql<UserKind | 'gost'>`coalesce(${accounts.kind}, 'gost')`,
        createdAt: questionReports.createdAt,
      })
      .from(questionReports)
      .leftJoin(accounts, eq(accounts.id, questionReports.accountId))
      .where(and(eq(questionReports.questionId, id), isNull(questionReports.resolvedAt)))
      .orderBy(desc(questionReports.id))
      .limit(SHOWN_REPORTS),
  ])
  if (!found) throw new HttpError(404, QUESTION_MESSAGES.notFound)
  const { body, numbers, text, ...rest } = found
  const chosen = found.chosen ?? {}
  // The options are found by the ids of the template, as counted.
  const template = withExplicitOptionIds(body)
  const drawn = withDrawnNumbers(
    { id, text, body: template, numbers, explanation: null },
    NO_ATTEMPT,
  )
  const render = await textRenderer([drawn.text, drawn.body])
  const question = toPublicQuestion({ ...UNSHOWN, ...drawn }, render)
  return {
    ...rest,
    text: taskHtml(question) + answerPictureHtml(question),
    hasChangingNumbers: numbers !== null,
    unknown: chosen[DONT_KNOW] ?? 0,
    reports: reports.length,
    distressed: reports.filter(({ distress }) => distress === 'alarm').length,
    options: countedOptionsOf({ body, numbers }, chosen).map((option) => ({
      text: optionHtml(question, option),
      isRight: option.isRight,
      times: chosen[option.id] ?? 0,
    })),
    openReports: reports.map(({ createdAt, ...one }) => ({
      ...one,
      createdAt: createdAt.toISOString(),
    })),
  }
}

const SHOWN_REPORTS = 100

/** The fields of a question that this page doesn't show. */
const UNSHOWN = { slug: '', isBonus: false }

/** HTML of an option with the part of the question that it was chosen for. */
const optionHtml = (question: PublicQuestion, { part, answer }: CountedOption): string =>
  answerHtmlLines(onlyPart(question, part), answer).join(', ')

/** The question reduced to one part, so that only the answer to this part is rendered. */
function onlyPart(question: PublicQuestion, part: string): PublicQuestion {
  if (question.kind === 'gaps') return { ...question, passage: `${part}. praznina: [[${part}]]` }
  if (question.kind === 'matching')
    return { ...question, left: question.left.filter(({ id }) => id === part) }
  return question
}
