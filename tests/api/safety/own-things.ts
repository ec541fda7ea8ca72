import { v7 as uuidv7 } from 'uuid'
import { zagrebDay, addDays } from '@/lib/hr/dates'
import type { Plan } from '@/lib/plan/model'
import { ask } from '../call'
import { SLUG, start as startPlay, storedQuestions } from '../fun-quizzes/quiz'
import { begin, importCheckLesson, newMember } from '../check/checks'
import { misspell } from '../cards/pupils'
import { start as startTest } from '../exams/desk'
import { added, page } from '../notebook/notes'
import type { Family } from '../people'
import type { Example } from './rows'

/** A family whose pupil has one of everything that has an id of its own, and the ids. */
export async function newOwner() {
  const probe = await importCheckLesson()
  const { lessonId } = probe
  const family = await newMember()
  const as = (body: unknown) => ({ body, cookie: family.pupil.cookie })
  const round = uuidv7()
  const quizAnswer = { id: uuidv7(), roundId: round, answer: { kind: 'short', text: 'x' } }
  await ask('POST', `/pitanja/${probe.questionId('kratko')}/odgovor`, as(quizAnswer))
  const testDay = addDays(zagrebDay(new Date()), 5)
  const { plan } = await ask<{ plan: Plan }>(
    'POST',
    '/planovi',
    as({ id: uuidv7(), testDay, lessonIds: [lessonId] }),
  )
  const { runId, questions } = await begin(family, lessonId)
  const test = await startTest(family, lessonId)
  const play = uuidv7()
  await startPlay(family, play)
  const [funQuestion] = await storedQuestions()
  return {
    family,
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
    word: await misspell(family, lessonId, 'rijeka', new Date().toISOString()),
  }
}

type Owner = Awaited<ReturnType<typeof newOwner>>
type Request = (own: Owner, self: Family) => Example

/**
 * Every call that names such a thing, as a stranger sends it: about themselves, with the owner's id
 * for the thing. In the order in which the owner can send all of them. A call that the owner may not
 * make now has the status that says so.
 */
export const THINGS: Record<string, { request: Request; stranger?: number; owner?: number }> = {
  'PUT /api/testovi/{id}/odgovori': {
    request: ({ test, testQuestion }) => ({
      address: `/testovi/${test}/odgovori`,
      body: { questionId: testQuestion, answer: null },
    }),
  },
  'POST /api/learn/results': {
    request: ({ test }, { child, parent }) => ({
      address: '/learn/results',
      body: { childID: child._id, parentID: parent.user._id, testID: test },
    }),
  },
  'GET /api/testovi/{id}': { request: ({ test }) => ({ address: `/testovi/${test}` }) },
  'POST /api/kwiz/results': {
    request: ({ lessonId, round }, { child, parent }) => ({
      address: '/kwiz/results',
      body: {
        childID: child._id,
        parentID: parent.user._id,
        lessonID: lessonId,
        roundID: round,
      },
    }),
  },
  'POST /api/provjere/{id}/odgovori': {
    request: ({ run, checkQuestion }) => ({
      address: `/provjere/${run}/odgovori`,
      body: { checkQuestionId: checkQuestion, text: 'Voda ispari.' },
    }),
  },
  'POST /api/provjere/{id}/kvacice': {
    request: ({ run, checkQuestion }) => ({
      address: `/provjere/${run}/kvacice`,
      body: { checkQuestionId: checkQuestion, points: [0] },
    }),
  },
  'POST /api/kartice/pravopis/{id}/ocjena': {
    request: ({ word }) => ({
      address: `/kartice/pravopis/${word}/ocjena`,
      body: { id: uuidv7(), knows: true },
    }),
  },
  'GET /api/planovi/{id}/danas': {
    request: ({ plan }) => ({ address: `/planovi/${plan._id}/danas` }),
  },
  'POST /api/planovi/{id}/danas': {
    request: ({ plan }) => ({
      address: `/planovi/${plan._id}/danas`,
      body: { day: zagrebDay(new Date()) },
    }),
    // Not all of its questions are answered.
    owner: 409,
  },
  'POST /api/planovi': {
    request: ({ plan: { _id: id, testDay }, lessonId }) => ({
      address: '/planovi',
      body: { id, testDay, lessonIds: [lessonId] },
    }),
  },
  'DELETE /api/planovi/{id}': { request: ({ plan }) => ({ address: `/planovi/${plan._id}` }) },
  'POST /api/zabavni-kwizovi/{slug}/igra': {
    request: ({ play }) => ({ address: `/zabavni-kwizovi/${SLUG}/igra`, body: { id: play } }),
  },
  'POST /api/zabavni-kwizovi/{slug}/odgovor': {
    request: ({ play, funQuestion }) => ({
      address: `/zabavni-kwizovi/${SLUG}/odgovor`,
      body: {
        questionId: funQuestion,
        answer: { kind: 'single', choice: 'a' },
        playId: play,
      },
    }),
  },
  'POST /api/zabavni-kwizovi/igre/{id}/kraj': {
    request: ({ play }) => ({ address: `/zabavni-kwizovi/igre/${play}/kraj`, body: {} }),
  },
  'PUT /api/korisnik/biljeznica/{id}': {
    request: ({ note }) => ({
      address: `/korisnik/biljeznica/${note}`,
      body: { title: 'Tuđa', content: '', color: 'blue' },
    }),
  },
  'POST /api/korisnik/add-to-notebook': {
    request: ({ note }, { child }) => ({
      address: '/korisnik/add-to-notebook',
      body: { korisnikId: child._id, notebookItem: { _id: note, ...page('Tuđa') } },
    }),
    stranger: 409,
  },
  'POST /api/korisnik/remove-from-notebook': {
    request: ({ note }, { child }) => ({
      address: '/korisnik/remove-from-notebook',
      body: { korisnikId: child._id, pageIdentifier: note },
    }),
  },
}
