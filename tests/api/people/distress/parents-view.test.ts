import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '@/lib/across/api/contracts'
import { db } from '@/lib/platform/db/client'
import { distressLevelIn } from '@/lib/people/distress/level'
import { weeklyLetter } from '@/lib/learning/reports/letter'
import { makeReport } from '@/lib/learning/reports/report'
import { professorQuestions } from '@/lib/asking/professor/tables'
import { call } from '../../support/call'
import { importCheckLesson, newMember } from '../../learning/check/checks'
import { added, page } from '../../learning/notebook/notes'
import type { Family } from '../../support/people'
import { markOf, PLACES, writeEverywhere } from './written-everywhere'

const TEXTS = {
  alarm: 'Doma me tuku i bojim se ići kući.',
  unsure: 'osjećam se prazno',
  harmless: 'Rijeka teče koritom.',
}

let lessonId: string
let questionId: (key: string) => string

beforeAll(async () => {
  ;({ lessonId, questionId } = await importCheckLesson())
})

const SIGN_OUT = '/korisnik/odjava'
const MUST_ANSWER = [
  ...['/korisnik/izvoz', '/korisnik/izvjestaj', '/korisnik/pomocnik', '/korisnik/profil'],
  '/professor-questions/my-questions',
]

/** Everything that a parent can read through calls and the Sunday letter. */
async function toldTo({ parent, child }: Family): Promise<string> {
  const readable = contracts.filter(
    ({ method, path, access }) =>
      method === 'GET' && !['admin', 'pupil'].includes(access) && path !== SIGN_OUT,
  )
  const query = `?childId=${child._id}&razdoblje=7&format=json`
  const texts = []
  for (const { path } of readable) {
    const address = path.replace(/\{id\}|\{slug\}/g, lessonId)
    const response = await call('GET', address + query, { cookie: parent.cookie })
    if (MUST_ANSWER.includes(path)) expect([path, response.status]).toEqual([path, 200])
    texts.push(await response.text())
  }
  const report = await makeReport(child, '7', new Date())
  return [...texts, JSON.stringify(weeklyLetter({ firstName: 'Iva' }, [report]))].join('\n')
}

describe.each(Object.entries(TEXTS))('%s words of a child', (level, text) => {
  test('have their level', () => {
    const marked = PLACES.map((place) => distressLevelIn(`${markOf(place)}. ${text}`) ?? 'harmless')
    expect(new Set(marked)).toEqual(new Set([level]))
  })

  test(`are ${level === 'harmless' ? 'shown' : 'never shown'} to the parent`, async () => {
    const family = await newMember()
    await writeEverywhere({
      pupilId: family.child._id,
      lessonId,
      questionId: questionId('jedan'),
      text,
    })
    const told = await toldTo(family)
    const found = PLACES.filter((place) => told.includes(markOf(place)))
    expect(found).toEqual(level === 'harmless' ? PLACES : [])
  })
})

test('a note is checked as a whole, as the child sees it', async () => {
  const family = await newMember()
  const [title, content] = ['Moj tata', 'pije']
  expect([title, content, `${title}\n${content}`].map(distressLevelIn)).toEqual([
    null,
    null,
    'alarm',
  ])
  await added(family, page(title, content))
  await added(family, page('Za petak', 'rijeke'))
  const told = await toldTo(family)
  expect(told.includes('Za petak')).toBe(true)
  expect(told.includes('pije')).toBe(false)
})

test('a question to the professor keeps the level of when it was asked', async () => {
  const { pupil, ...family } = await newMember()
  const asked = { id: pupil.user._id, pupilId: pupil.user._id, lessonId, promisedAt: new Date() }
  await db()
    .insert(professorQuestions)
    .values({ ...asked, text: TEXTS.harmless, distress: 'unsure' })
  const told = await toldTo({ pupil, ...family })
  expect(told.includes(TEXTS.harmless)).toBe(false)
})
