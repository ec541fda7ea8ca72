import { describe, expect, test } from 'vitest'
import { digestTables } from '@/tests/support/row-counts'
import { callForAnswer } from '../../support/call'
import { newFamily, setSubscription } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'

const probe = await importFixtureLesson()
const path = `/pitanja/${probe.questionId('jedan')}/odgovor`
const body = { answer: { kind: 'single', choice: 'b' } }

describe('how a classroom uses POST /api/pitanja/{id}/odgovor', () => {
  test.each(['a guest', 'a parent'] as const)('judges for %s and writes nothing', async (who) => {
    const family = await newFamily()
    await setSubscription(family)
    const as = who === 'a parent' ? { cookie: family.parent.cookie } : {}
    // The first call of a session may update the session itself.
    expect(await callForAnswer('POST', path, { ...as, body })).toMatchObject({ status: 200 })
    const before = await digestTables()
    expect(await callForAnswer('POST', path, { ...as, body })).toMatchObject({
      status: 200,
      body: { outcome: 'right' },
    })
    expect(await digestTables()).toEqual(before)
  })
})
