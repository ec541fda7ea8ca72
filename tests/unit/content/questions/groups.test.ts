import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepIds } from '@/lib/content/questions/kinds/keep-ids'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import { isKeyChanged, withTodaysKey } from '@/lib/content/questions/kinds/todays-key'
import type { BodyOf } from '@/lib/content/questions/model'
import { toPublicQuestion } from '@/lib/content/questions/model'
import { SAMPLES } from '../../../support/kinds'

const { body } = SAMPLES.groups
// Shown as kos, mačka, pas, vrabac; the groups are sisavci and ptice.
const judge = (groups: Record<string, string>) =>
  judgeAnswer(body, 'Zato.', { kind: 'groups', groups })

describe('an answer', () => {
  it.each<[Record<string, string>, string, number]>([
    [{ a: 'b', b: 'a', c: 'a', d: 'b' }, 'right', 1],
    [{ a: 'b', b: 'a', c: 'a', d: 'a' }, 'partly', 0.75],
    [{ a: 'b', b: 'a' }, 'partly', 0.5],
    [{ a: 'a', b: 'b', c: 'b', d: 'a' }, 'wrong', 0],
  ])('%j is %s', (groups, outcome, score) => {
    expect(judge(groups)).toMatchObject({
      ...{ outcome, score, explanation: 'Zato.' },
      correct: { kind: 'groups', groups: { a: 'b', b: 'a', c: 'a', d: 'b' } },
    })
  })

  it('marks each item that has a group', () => {
    expect(judge({ a: 'a', b: 'a' })).toMatchObject({ marks: { a: 'wrong', b: 'right' } })
  })

  it.each([[{}], [{ e: 'a' }], [{ a: 'c' }], [{ a: '' }]])('%j is not judged', (groups) =>
    expect(judge(groups).outcome).toBe('invalid'),
  )
})

const texts = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 9 }), {
  ...{ minLength: 3, maxLength: 9, selector: (text: string) => text.trim() },
})

describe('the shown question', () => {
  const head = { id: 'id', slug: '', text: '', explanation: null, isBonus: false, isDrawn: false }

  it('is the same for every key, so nothing of it tells the groups', () => {
    const shown = (items: string[], groupOf: number[]) => {
      const names = ['prva', 'druga', 'treća']
      const groups = names.map((name, group) => ({
        name,
        items: items.filter((_, at) => groupOf[at] === group).map((text) => ({ text })),
      }))
      return toPublicQuestion({ ...head, body: { kind: 'groups', groups } }, (text) => text)
    }
    const keys = fc.array(fc.nat(2), { minLength: 9, maxLength: 9 })
    fc.assert(
      fc.property(texts, keys, keys, (items, one, other) => {
        expect(shown(items, one)).toEqual(shown(items, other))
      }),
    )
  })
})

describe('a corrected key', () => {
  const keep = (next: BodyOf<'groups'>) => keepIds(next, body)
  const moved: BodyOf<'groups'> = {
    kind: 'groups',
    groups: [
      { name: 'sisavci', items: [{ text: 'pas' }] },
      { name: 'ptice', items: [{ text: 'vrabac' }, { text: 'kos' }, { text: 'mačka' }] },
    ],
  }

  it('judges the groups that the pupil chose', () => {
    const [asked, today] = [body, keep(moved)].map((one) => ({ body: one, numbers: null }))
    if (!asked || !today) throw new Error('missing')
    expect(isKeyChanged(asked, today)).toBe(true)
    const corrected = withTodaysKey(asked, today)
    const answer = { kind: 'groups' as const, groups: { a: 'b', b: 'b', c: 'a', d: 'b' } }
    expect(corrected && judgeAnswer(corrected, null, answer).outcome).toBe('right')
  })

  it('is not one when only a name or a text changes', () => {
    const renamed = structuredClone(body)
    const [group] = renamed.groups
    if (group) group.name = 'Sisavci'
    expect(isKeyChanged({ body, numbers: null }, { body: keep(renamed), numbers: null })).toBe(
      false,
    )
  })

  it('does not reach an answer to which a new group was not offered', () => {
    const fish = { name: 'ribe', items: [{ text: 'kos' }] }
    const [mammals, birds] = moved.groups
    const today = keep({
      kind: 'groups',
      groups: [mammals, birds && { ...birds, items: [{ text: 'vrabac' }] }, fish].flatMap(
        (one) => one ?? [],
      ),
    })
    expect(withTodaysKey({ body, numbers: null }, { body: today, numbers: null })).toBeNull()
  })
})
