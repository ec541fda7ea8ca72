import 'server-only'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { cards, checkQuestions, lessons } from '@/lib/content/tables'
import type { Reader } from '@/lib/db/paged-reading'
import { funQuizPlays, funQuizzes } from '@/lib/fun-quizzes/tables'
import { cardReviews, cardSchedules, spellingCards } from '@/lib/cards/tables'
import { checkAnswers, checkRuns } from '@/lib/check/tables'
import { planDays, testPlans } from '@/lib/plan/tables'
import { quizResults } from '@/lib/quiz/tables'
import { lessonVisits } from '@/lib/lesson-state/tables'
import { tests } from '@/lib/exams/tables'
import { bookmarks, notebookItems, removedNotes } from '@/lib/notebook/tables'
import { questions } from '@/lib/questions/tables'
import { countedTime, visitDays, xpAwards } from '@/lib/rewards/tables'
import { answerRows, mistakeRows } from './answer-sections'
import { asRecord } from './as-record'
import type { Rows, Section } from './model'
import { spanWords } from './words'

/** What the children have learned, earned and written, by the kinds of things kept. */
export const learningSections = (reader: Reader, family: string[]): Section[] => [
  ['Otvorene lekcije', () => visitRows(reader, family)],
  ['Dolasci', () => dayRows(reader, family)],
  ['Izmjereno vrijeme', () => countedRows(reader, family)],
  ['Bodovi', () => awardRows(reader, family)],
  ['Odgovori', () => answerRows(reader, family)],
  ['Greške', () => mistakeRows(reader, family)],
  ['Rezultati kvizova', () => resultRows(reader, family)],
  ['Kartice', () => scheduleRows(reader, family)],
  ['Pravopisne kartice', () => spellingRows(reader, family)],
  ['Okrenute kartice', () => reviewRows(reader, family)],
  ['Testovi', () => testRows(reader, family)],
  ['Provjere', () => checkRows(reader, family)],
  ['Planovi za test', () => planRows(reader, family)],
  ['Dani planova', () => planDayRows(reader, family)],
  ['Označene lekcije', () => bookmarkRows(reader, family)],
  ['Bilježnica', () => notebookRows(reader, family)],
  ['Uklonjene bilješke', () => removedNoteRows(reader, family)],
  ['Zabavni kvizovi', () => playRows(reader, family)],
]

const visitRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({
      učenik: lessonVisits.pupilId,
      lekcija: lessons.title,
      dio: lessonVisits.element,
      'zadnji put': lessonVisits.at,
      'skripta pročitana': lessonVisits.scriptReadAt,
    })
    .from(lessonVisits)
    .innerJoin(lessons, eq(lessons.id, lessonVisits.lessonId))
    .where(inArray(lessonVisits.pupilId, family))
    .orderBy(asc(lessonVisits.at))

const dayRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({
      učenik: visitDays.pupilId,
      dan: visitDays.day,
      vatrice: visitDays.flames,
      'vrijeme (min)': sql<number>`round(${visitDays.msSpent} / 60000.0)::int`,
    })
    .from(visitDays)
    .where(inArray(visitDays.pupilId, family))
    .orderBy(asc(visitDays.day))

async function countedRows(reader: Reader, family: string[]): Rows {
  const rows = await reader
    .select({ učenik: countedTime.pupilId, spans: countedTime.spans })
    .from(countedTime)
    .where(inArray(countedTime.pupilId, family))
  return rows.map(({ učenik, spans }) => ({
    učenik,
    izmjereno: spanWords(spans),
    'izmjereno (zapis)': JSON.stringify(spans),
  }))
}

const awardRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({
      učenik: xpAwards.pupilId,
      'za što': xpAwards.key,
      bodovi: xpAwards.value,
      zarađeno: xpAwards.earnedAt,
      pripisano: xpAwards.redeemedAt,
    })
    .from(xpAwards)
    .where(inArray(xpAwards.pupilId, family))
    .orderBy(asc(xpAwards.earnedAt))

const resultRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({
      učenik: quizResults.pupilId,
      lekcija: lessons.title,
      točno: quizResults.right,
      ukupno: quizResults.total,
      kada: quizResults.at,
    })
    .from(quizResults)
    .innerJoin(lessons, eq(lessons.id, quizResults.lessonId))
    .where(inArray(quizResults.pupilId, family))
    .orderBy(asc(quizResults.at))

const scheduleRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({
      učenik: cardSchedules.pupilId,
      kartica: cards.front,
      'raspored (zapis)': asRecord(cardSchedules.schedule),
      'opet na redu': cardSchedules.due,
    })
    .from(cardSchedules)
    .innerJoin(cards, eq(cards.id, cardSchedules.cardId))
    .where(inArray(cardSchedules.pupilId, family))
    .orderBy(asc(cardSchedules.due))

const spellingRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({
      učenik: spellingCards.pupilId,
      napisano: spellingCards.typed,
      ispravno: spellingCards.correct,
      'raspored (zapis)': asRecord(spellingCards.schedule),
      'opet na redu': spellingCards.due,
      nastala: spellingCards.createdAt,
    })
    .from(spellingCards)
    .where(inArray(spellingCards.pupilId, family))
    .orderBy(asc(spellingCards.createdAt))

const reviewRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({
      učenik: cardReviews.pupilId,
      kartica: sql<string>`coalesce(${cards.front}, ${spellingCards.correct})`,
      znam: cardReviews.knows,
      kada: cardReviews.at,
    })
    .from(cardReviews)
    .leftJoin(cards, eq(cards.id, cardReviews.cardId))
    .leftJoin(spellingCards, eq(spellingCards.id, cardReviews.spellingCardId))
    .where(inArray(cardReviews.pupilId, family))
    .orderBy(asc(cardReviews.at))

const testRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({
      učenik: tests.pupilId,
      lekcija: lessons.title,
      'pitanja (zapis)': asRecord(tests.questionIds),
      'odgovori (zapis)': asRecord(tests.answers),
      'trajanje (min)': tests.minutes,
      početak: tests.startedAt,
      kraj: tests.finishedAt,
      točno: tests.right,
      ukupno: tests.total,
      ocjena: tests.mark,
    })
    .from(tests)
    .innerJoin(lessons, eq(lessons.id, tests.lessonId))
    .where(inArray(tests.pupilId, family))
    .orderBy(asc(tests.startedAt))

/** What was misspelt, and how it is written. */
const slipWords = sql<string | null>`(
  select string_agg(format('%s → %s', slip ->> 'typed', slip ->> 'correct'), '; ')
  from jsonb_array_elements(${checkAnswers.slips}) slip)`

const checkRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({
      učenik: checkRuns.pupilId,
      lekcija: lessons.title,
      početak: checkRuns.startedAt,
      kraj: checkRuns.finishedAt,
      pitanje: checkQuestions.prompt,
      odgovor: checkAnswers.text,
      'označenih točaka': sql<number | null>`cardinality(${checkAnswers.points})`,
      'prepoznatih točaka': sql<number | null>`cardinality(${checkAnswers.found})`,
      'ukupno točaka': checkAnswers.totalPoints,
      pravopis: slipWords,
      kada: checkAnswers.at,
    })
    .from(checkRuns)
    .innerJoin(lessons, eq(lessons.id, checkRuns.lessonId))
    .leftJoin(checkAnswers, eq(checkAnswers.runId, checkRuns.id))
    .leftJoin(checkQuestions, eq(checkQuestions.id, checkAnswers.checkQuestionId))
    .where(inArray(checkRuns.pupilId, family))
    .orderBy(asc(checkRuns.startedAt))

/** The titles of a plan's lessons, as far as these are still there. */
const planLessons = sql<string | null>`(
  select string_agg(${lessons.title}, '; ' order by array_position(${testPlans.lessonIds}, ${lessons.id}))
  from ${lessons} where ${lessons.id} = any(${testPlans.lessonIds}))`

const planRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({
      učenik: testPlans.pupilId,
      plan: testPlans.id,
      test: testPlans.testDay,
      lekcije: planLessons,
      napravljen: testPlans.createdAt,
      obrisan: testPlans.removedAt,
    })
    .from(testPlans)
    .where(inArray(testPlans.pupilId, family))
    .orderBy(asc(testPlans.createdAt))

const planDayRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({
      plan: planDays.planId,
      dan: planDays.day,
      točno: planDays.right,
      ukupno: planDays.total,
      kada: planDays.doneAt,
    })
    .from(planDays)
    .innerJoin(testPlans, eq(testPlans.id, planDays.planId))
    .where(inArray(testPlans.pupilId, family))
    .orderBy(asc(planDays.doneAt))

const bookmarkRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({ učenik: bookmarks.pupilId, lekcija: lessons.title, kada: bookmarks.at })
    .from(bookmarks)
    .innerJoin(lessons, eq(lessons.id, bookmarks.lessonId))
    .where(inArray(bookmarks.pupilId, family))
    .orderBy(asc(bookmarks.at))

const notebookRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({
      učenik: notebookItems.pupilId,
      gdje: notebookItems.source,
      naslov: notebookItems.title,
      tekst: notebookItems.content,
      boja: notebookItems.color,
      zapisano: notebookItems.createdAt,
      'zadnja promjena': notebookItems.updatedAt,
    })
    .from(notebookItems)
    .where(inArray(notebookItems.pupilId, family))
    .orderBy(asc(notebookItems.createdAt))

/** Of what was removed it is kept for a day where it stood, and nothing of what it said. */
const removedNoteRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({
      učenik: removedNotes.pupilId,
      pitanje: questions.text,
      lekcija: lessons.title,
      zapisano: removedNotes.createdAt,
      uklonjeno: removedNotes.removedAt,
    })
    .from(removedNotes)
    .leftJoin(questions, eq(questions.id, removedNotes.questionId))
    .leftJoin(lessons, eq(lessons.id, removedNotes.lessonId))
    .where(inArray(removedNotes.pupilId, family))
    .orderBy(asc(removedNotes.removedAt))

const playRows = (reader: Reader, family: string[]): Rows =>
  reader
    .select({
      učenik: funQuizPlays.pupilId,
      kviz: funQuizzes.title,
      'odgovori (zapis)': asRecord(funQuizPlays.answers),
      početak: funQuizPlays.startedAt,
      kraj: funQuizPlays.finishedAt,
      točno: funQuizPlays.right,
      ukupno: funQuizPlays.total,
      bodovi: funQuizPlays.points,
      'na ljestvici': funQuizPlays.isRanked,
    })
    .from(funQuizPlays)
    .innerJoin(funQuizzes, eq(funQuizzes.id, funQuizPlays.quizId))
    .where(inArray(funQuizPlays.pupilId, family))
    .orderBy(asc(funQuizPlays.startedAt))
