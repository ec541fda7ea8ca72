import 'server-only'
import { and, isNull, sql } from 'drizzle-orm'
import { answers, mistakes } from '@/lib/learning/answers/tables'
import { assistantExchanges } from '@/lib/asking/assistant/tables'
import { cardReviews, cardSchedules, spellingCards } from '@/lib/learning/cards/tables'
import { checkAnswers, checkRuns } from '@/lib/learning/check/tables'
import { cards, checkQuestions, allLessons } from '@/lib/content/curriculum/tables'
import { tests } from '@/lib/learning/exams/tables'
import { funQuizPlays, funQuizzes } from '@/lib/learning/fun-quizzes/tables'
import { lessonVisits } from '@/lib/learning/lesson-state/tables'
import { bookmarks, notebookItems, removedNotes } from '@/lib/learning/notebook/tables'
import { planDays, testPlans } from '@/lib/learning/plan/tables'
import { professorQuestions } from '@/lib/asking/professor/tables'
import { picturePath } from '@/lib/asking/professor/calls'
import { allQuestions } from '@/lib/content/questions/tables'
import { quizResults } from '@/lib/learning/quiz/tables'
import { countedTime, visitDays, xpAwards } from '@/lib/learning/rewards/tables'
import {
  answerWordsSql,
  ANSWER_JSON_SQL,
  QUESTION_JSON_SQL,
  PROFESSOR_QUESTION_JSON_SQL,
  MISTAKE_JSON_SQL,
  questionTextSql,
} from './asked-questions'
import { PRACTICE_SECTIONS } from './practice-sections'
import { storedAsText, sectionOfPupils, sectionOwnedBy, type Section } from './section'
import { timeSpansLabel } from './value-labels'

/** An answer's misspelt words with their corrections. */
const slipWords = sql<string | null>`(
  select string_agg(format('%s → %s', slip ->> 'typed', slip ->> 'correct'), '; ')
  from jsonb_array_elements(${checkAnswers.slips}) slip)`

/** The address of a question's picture, which opens while the parent is signed in. */
const professorPicture = sql<
  string | null
>`case when ${professorQuestions.fileId} is not null then ${professorQuestions.id} end`.mapWith(
  picturePath,
)

/** The titles of a plan's lessons that still exist. */
const planLessons = sql<string | null>`(
  select string_agg(${allLessons.title}, '; ' order by array_position(${testPlans.lessonIds}, ${allLessons.id}))
  from ${allLessons} where ${allLessons.id} = any(${testPlans.lessonIds}))`

/** A note's title and text, as the pupil sees them together. */
const WHOLE_NOTE = sql`${notebookItems.title} || E'\\n' || ${notebookItems.content}`

/** The answer sent to a model, which the model's reply may quote. */
const lookedAt = sql`(select ${checkAnswers.text} from ${checkAnswers}
  where ${checkAnswers.id} = ${assistantExchanges.id})`

const QUESTIONS = sectionOfPupils(
  'Pitanja profesoru',
  [professorQuestions, allLessons, allQuestions],
  [professorQuestions.createdAt],
  {
    postavljeno: professorQuestions.createdAt,
    lekcija: allLessons.title,
    tekst: professorQuestions.text,
    pitanje: questionTextSql(PROFESSOR_QUESTION_JSON_SQL),
    'moj odgovor': answerWordsSql(PROFESSOR_QUESTION_JSON_SQL),
    'moj odgovor (zapis)': storedAsText(professorQuestions.ownAnswer),
    krug: professorQuestions.attempt,
    ocjena: professorQuestions.outcome,
    slika: professorPicture,
    'odgovor do': professorQuestions.promisedAt,
    odgovor: professorQuestions.answer,
    odgovoreno: professorQuestions.answeredAt,
    viđeno: professorQuestions.isSeen,
  },
  [professorQuestions.text, professorQuestions.ownAnswer],
)

/** Leaves out questions marked as distress when asked, whatever a new check would say. */
const TO_THE_PROFESSOR: Section = {
  ...QUESTIONS,
  isAbout: (family) => and(QUESTIONS.isAbout(family), isNull(professorQuestions.distress)),
}

/** What the children have learned, earned and written. */
export const LEARNING_SECTIONS: Section[] = [
  sectionOfPupils('Otvorene lekcije', [lessonVisits, allLessons], [lessonVisits.at], {
    lekcija: allLessons.title,
    dio: lessonVisits.element,
    'zadnji put': lessonVisits.at,
    'skripta pročitana': lessonVisits.scriptReadAt,
  }),
  sectionOfPupils('Dolasci', [visitDays], [visitDays.day], {
    dan: visitDays.day,
    vatrice: visitDays.flames,
    'vrijeme (min)': sql<number>`round(${visitDays.msSpent} / 60000.0)::int`,
  }),
  sectionOfPupils('Izmjereno vrijeme', [countedTime], [countedTime.pupilId], {
    izmjereno: sql<string>`${countedTime.spans}`.mapWith(timeSpansLabel),
    'izmjereno (zapis)': sql<string>`${countedTime.spans}`.mapWith(JSON.stringify),
  }),
  sectionOfPupils('Bodovi', [xpAwards], [xpAwards.earnedAt], {
    'za što': xpAwards.key,
    bodovi: xpAwards.value,
    zarađeno: xpAwards.earnedAt,
    pripisano: xpAwards.redeemedAt,
  }),
  sectionOfPupils(
    'Odgovori',
    [answers, allQuestions],
    [answers.pupilId, answers.at],
    {
      pitanje: questionTextSql(ANSWER_JSON_SQL),
      odgovor: answerWordsSql(ANSWER_JSON_SQL),
      'odgovor (zapis)': storedAsText(answers.answer),
      ocjena: answers.outcome,
      'otvorenih uputa': answers.hints,
      gdje: answers.source,
      krug: answers.roundId,
      kada: answers.at,
    },
    [answers.answer],
  ),
  sectionOfPupils(
    'Greške',
    [mistakes, allLessons, allQuestions, cards, checkQuestions],
    [mistakes.since],
    {
      lekcija: allLessons.title,
      pitanje: questionTextSql(MISTAKE_JSON_SQL),
      odgovor: answerWordsSql(MISTAKE_JSON_SQL),
      'odgovor (zapis)': storedAsText(mistakes.answer),
      od: mistakes.since,
      'prvi put točno': mistakes.rightDay,
      naučeno: mistakes.clearedAt,
    },
    [mistakes.answer],
  ),
  sectionOfPupils('Rezultati kvizova', [quizResults, allLessons], [quizResults.at], {
    lekcija: allLessons.title,
    točno: quizResults.right,
    ukupno: quizResults.total,
    kada: quizResults.at,
  }),
  sectionOfPupils('Kartice', [cardSchedules, cards], [cardSchedules.due], {
    kartica: cards.front,
    'raspored (zapis)': storedAsText(cardSchedules.schedule),
    'opet na redu': cardSchedules.due,
  }),
  sectionOfPupils(
    'Pravopisne kartice',
    [spellingCards],
    [spellingCards.createdAt],
    {
      napisano: spellingCards.typed,
      ispravno: spellingCards.correct,
      'raspored (zapis)': storedAsText(spellingCards.schedule),
      'opet na redu': spellingCards.due,
      nastala: spellingCards.createdAt,
    },
    [spellingCards.typed, spellingCards.correct],
  ),
  sectionOfPupils(
    'Okrenute kartice',
    [cardReviews, cards, spellingCards],
    [cardReviews.at],
    {
      kartica: sql<string>`coalesce(${cards.front}, ${spellingCards.correct})`,
      znam: cardReviews.knows,
      'broji se za XP': cardReviews.isEarning,
      kada: cardReviews.at,
    },
    [spellingCards.correct],
  ),
  sectionOfPupils(
    'Testovi',
    [tests, allLessons],
    [tests.startedAt],
    {
      lekcija: allLessons.title,
      'cjelina (mješoviti test)': sql<string | null>`case when ${tests.unitId} is not null then
        coalesce((select name from units where units.id = ${tests.unitId}), 'obrisana cjelina') end`,
      'udžbenik (probni ispit)': sql<string | null>`case when ${tests.literatureId} is not null then
        coalesce((select name from literature where literature.id = ${tests.literatureId}),
          'obrisani udžbenik') end`,
      'dio (probni ispit)': tests.part,
      'pitanja (zapis)': storedAsText(tests.questionIds),
      'odgovori (zapis)': storedAsText(tests.answers),
      'trajanje (min)': tests.minutes,
      početak: tests.startedAt,
      kraj: tests.finishedAt,
      točno: tests.right,
      ukupno: tests.total,
      ocjena: tests.mark,
    },
    [tests.answers],
  ),
  sectionOfPupils(
    'Provjere',
    [checkRuns, allLessons, checkAnswers, checkQuestions],
    [checkRuns.startedAt],
    {
      lekcija: allLessons.title,
      početak: checkRuns.startedAt,
      kraj: checkRuns.finishedAt,
      pitanje: checkQuestions.prompt,
      odgovor: checkAnswers.text,
      'označenih točaka': sql<number | null>`cardinality(${checkAnswers.points})`,
      'prepoznatih točaka': sql<number | null>`cardinality(${checkAnswers.found})`,
      'ukupno točaka': checkAnswers.totalPoints,
      pravopis: slipWords,
      kada: checkAnswers.at,
    },
    [checkAnswers.text, checkAnswers.slips],
  ),
  sectionOfPupils('Planovi za test', [testPlans], [testPlans.createdAt], {
    plan: testPlans.id,
    test: testPlans.testDay,
    lekcije: planLessons,
    napravljen: testPlans.createdAt,
    obrisan: testPlans.removedAt,
  }),
  sectionOwnedBy(testPlans.pupilId, 'Dani planova', [planDays, testPlans], [planDays.doneAt], {
    plan: planDays.planId,
    dan: planDays.day,
    točno: planDays.right,
    ukupno: planDays.total,
    kada: planDays.doneAt,
  }),
  ...PRACTICE_SECTIONS,
  sectionOfPupils('Označene lekcije', [bookmarks, allLessons], [bookmarks.at], {
    lekcija: allLessons.title,
    kada: bookmarks.at,
  }),
  sectionOfPupils(
    'Bilježnica',
    [notebookItems],
    [notebookItems.createdAt],
    {
      gdje: notebookItems.source,
      naslov: notebookItems.title,
      tekst: notebookItems.content,
      boja: notebookItems.color,
      zapisano: notebookItems.createdAt,
      'zadnja promjena': notebookItems.updatedAt,
    },
    [WHOLE_NOTE],
  ),
  // Of a removed note, only its question or lesson and its times are kept for a day, not its text.
  sectionOfPupils(
    'Uklonjene bilješke',
    [removedNotes, allQuestions, allLessons],
    [removedNotes.removedAt],
    {
      pitanje: questionTextSql(QUESTION_JSON_SQL),
      lekcija: allLessons.title,
      zapisano: removedNotes.createdAt,
      uklonjeno: removedNotes.removedAt,
    },
  ),
  TO_THE_PROFESSOR,
  sectionOfPupils(
    'Pomoćnik',
    [assistantExchanges, allLessons],
    [assistantExchanges.at],
    {
      lekcija: allLessons.title,
      pomoć: assistantExchanges.help,
      pitanje: assistantExchanges.text,
      odgovor: assistantExchanges.reply,
      ishod: assistantExchanges.outcome,
      'iz modela': assistantExchanges.byModel,
      kada: assistantExchanges.at,
    },
    [assistantExchanges.text, lookedAt],
  ),
  sectionOfPupils(
    'Zabavni kvizovi',
    [funQuizPlays, funQuizzes],
    [funQuizPlays.startedAt],
    {
      kviz: funQuizzes.title,
      'odgovori (zapis)': storedAsText(funQuizPlays.answers),
      početak: funQuizPlays.startedAt,
      kraj: funQuizPlays.finishedAt,
      točno: funQuizPlays.right,
      ukupno: funQuizPlays.total,
      bodovi: funQuizPlays.points,
      'na ljestvici': funQuizPlays.isRanked,
    },
    [funQuizPlays.answers],
  ),
]
