import { expect, test } from 'vitest'
import { workedAnswer } from '@/lib/asking/search/knowledge/worked-answer'
import { withExplicitOptionIds } from '@/lib/content/questions/kinds/option-sides'
import type { BodyOf } from '@/lib/content/questions/model'

const body: BodyOf<'groups'> = {
  kind: 'groups',
  groups: [
    { name: 'ribe', items: [] },
    { name: 'sisavci', items: [{ text: 'pas', feedback: 'Rađa mlade.' }, { text: 'mačka' }] },
    { name: 'ptice', items: [{ text: 'kos' }] },
  ],
}

test('a worked sorting has the reasons of its items with their groups', () => {
  const question = {
    ...{ id: 'id', slug: '', text: '', explanation: null, isBonus: false, isDrawn: false },
    body: withExplicitOptionIds(body),
  }
  expect(workedAnswer(question, (text) => text).lines).toEqual([
    { html: 'sisavci: mačka, pas', isRight: true, reason: 'pas: Rađa mlade.' },
    { html: 'ptice: kos', isRight: true, reason: null },
  ])
})
