import { describe, expect, test } from 'vitest'
import { contentsOfTables } from '@/tests/support/row-counts'
import { answerTo } from '../../support/call'
import { newFamily, subscribe } from '../../support/people'
import { importProbeLesson } from '../../support/probe-lesson'

const probe = await importProbeLesson()
const path = `/pitanja/${probe.questionId('jedan')}/odgovor`
const body = { answer: { kind: 'single', choice: 'b' } }

describe('how a classroom uses POST /api/pitanja/{id}/odgovor', () => {
  test.each(['a guest', 'a parent'] as const)('judges for %s and writes nothing', async (who) => {
    const family = await newFamily()
    await subscribe(family)
    const as = who === 'a parent' ? { cookie: family.parent.cookie } : {}
    // The first call of a session may update the session itself.
    expect(await answerTo('POST', path, { ...as, body })).toMatchObject({ status: 200 })
    const before = await contentsOfTables()
    expect(await answerTo('POST', path, { ...as, body })).toMatchObject({
      status: 200,
      body: { outcome: 'right' },
    })
    expect(await contentsOfTables()).toEqual(before)
  })
})
