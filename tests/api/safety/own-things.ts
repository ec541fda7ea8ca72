import { v7 as uuidv7 } from 'uuid'
import { zagrebDay, addDays } from '@/lib/platform/hr/dates'
import type { Plan } from '@/lib/learning/plan/model'
import { callForBody } from '../support/call'
import { SLUG, start as startPlay, storedQuestions } from '../learning/fun-quizzes/quiz'
import { begin, importCheckLesson, newMember } from '../learning/check/checks'
import { misspell } from '../learning/cards/pupils'
import { start as startTest } from '../learning/exams/desk'
import { added, page } from '../learning/notebook/notes'
import { allow, asked as askProfessor } from '../asking/professor/asked'
import type { Family } from '../support/people'
import { requestOf, type Example } from './rows'

/** A family whose pupil has one of each kind of record with its own id, and the ids. */
export async function newOwner() {
  const probe = await importCheckLesson()
  const { lessonId } = probe
  const family = await newMember()
  const as = (body: unknown) => ({ body, cookie: family.pupil.cookie })
  const round = uuidv7()
  const quizAnswer = { id: uuidv7(), roundId: round, answer: { kind: 'short', text: 'x' } }
  await callForBody('POST', `/pitanja/${probe.questionId('kratko')}/odgovor`, as(quizAnswer))
  const testDay = addDays(zagrebDay(new Date()), 5)
  const { plan } = await callForBody<{ plan: Plan }>(
    'POST',
    '/planovi',
    as({ id: uuidv7(), testDay, lessonIds: [lessonId] }),
  )
  const { runId, questions } = await begin(family, lessonId)
  const test = await startTest(family, lessonId)
  const play = uuidv7()
  await startPlay(family, play)
  const [funQuestion] = await storedQuestions()
  await allow(family, 2)
  const word = await misspell(family, lessonId, 'rijeka', new Date().toISOString())
  const review = uuidv7()
  await callForBody('POST', `/kartice/pravopis/${word}/ocjena`, as({ id: review, knows: false }))
  const { _id: asked } = await askProfessor(family, lessonId)
  return {
    family,
    asked,
    lessonId,
    round,
    plan,
    run: runId,
    checkQuestion: questions[0]?._id ?? '',
    test: test._id,
    testQuestion: test.questions[0]?._id ?? '',
    play,
    funQuestion: funQuestion?.id ?? '',
    note: (await added(family, page('Moja bilješka')))._id,
    word,
    review,
  }
}

type Owner = Awaited<ReturnType<typeof newOwner>>
/** The parameter of the path, and the body. */
type Sent = [at: string, body?: Record<string, unknown>]
type Thing = { ask: (own: Owner, self: Family) => Sent; stranger?: number; owner?: number }

/**
 * Every call that refers to such a record, as a stranger sends it: in their own name, with the
 * owner's id of the record. The order lets the owner send all of them. A call that the owner may
 * not make now has the status for that.
 */
const CALLS: Record<string, Thing> = {
  'PUT /api/testovi/{id}/odgovori': {
    ask: ({ test, testQuestion }) => [test, { questionId: testQuestion, answer: null }],
  },
  'POST /api/learn/results': {
    ask: ({ test }, self) => ['', { ...idsOf(self), testID: test }],
  },
  'GET /api/testovi/{id}': { ask: ({ test }) => [test] },
  'POST /api/kwiz/results': {
    ask: ({ lessonId, round }, self) => [
      '',
      { ...idsOf(self), lessonID: lessonId, roundID: round },
    ],
  },
  'POST /api/provjere/{id}/odgovori': {
    ask: ({ run, checkQuestion }) => [
      run,
      { checkQuestionId: checkQuestion, text: 'Voda ispari.' },
    ],
  },
  'POST /api/provjere/{id}/kvacice': {
    ask: ({ run, checkQuestion }) => [run, { checkQuestionId: checkQuestion, points: [0] }],
  },
  'POST /api/pomocnik/provjera': {
    ask: ({ run, checkQuestion }) => ['', { runId: run, checkQuestionId: checkQuestion }],
  },
  // A stranger has no such review, so it counts as undone.
  'DELETE /api/kartice/ocjene/{id}': { ask: ({ review }) => [review], stranger: 200 },
  'POST /api/kartice/pravopis/{id}/ocjena': {
    ask: ({ word }) => [word, { id: uuidv7(), knows: true }],
  },
  'GET /api/planovi/{id}/danas': { ask: ({ plan }) => [plan._id] },
  'POST /api/planovi/{id}/danas': {
    ask: ({ plan }) => [plan._id, { day: zagrebDay(new Date()) }],
    // Not all of its questions are answered.
    owner: 409,
  },
  'POST /api/planovi': {
    ask: ({ plan: { _id: id, testDay }, lessonId }) => ['', { id, testDay, lessonIds: [lessonId] }],
  },
  'DELETE /api/planovi/{id}': { ask: ({ plan }) => [plan._id] },
  'POST /api/zabavni-kwizovi/{slug}/igra': { ask: ({ play }) => [SLUG, { id: play }] },
  'POST /api/zabavni-kwizovi/{slug}/odgovor': {
    ask: ({ play, funQuestion }) => {
      const answer = { kind: 'single', choice: 'a' }
      return [SLUG, { questionId: funQuestion, answer, playId: play }]
    },
  },
  'POST /api/zabavni-kwizovi/igre/{id}/kraj': { ask: ({ play }) => [play, {}] },
  'PUT /api/korisnik/biljeznica/{id}': {
    ask: ({ note }) => [note, { title: 'Tuđa', content: '', color: 'blue' }],
  },
  'POST /api/korisnik/add-to-notebook': {
    ask: ({ note }, { child }) => [
      '',
      { korisnikId: child._id, notebookItem: { _id: note, ...page('Tuđa') } },
    ],
    stranger: 409,
  },
  'PUT /api/professor-questions/mark-as-seen/{id}': {
    ask: ({ asked }) => [asked],
    // There is no answer yet.
    owner: 409,
  },
  'POST /api/korisnik/remove-from-notebook': {
    ask: ({ note }, { child }) => ['', { korisnikId: child._id, pageIdentifier: note }],
  },
}

const idsOf = ({ child, parent }: Family) => ({ childID: child._id, parentID: parent.user._id })

type Case = { request: (own: Owner, self: Family) => Example; stranger: number; owner: number }

export const THINGS: Record<string, Case> = Object.fromEntries(
  Object.entries(CALLS).map(([name, { ask, stranger = 404, owner = 200 }]) => {
    const request = (own: Owner, self: Family) => requestOf(name, ...ask(own, self))
    return [name, { request, stranger, owner }]
  }),
)
