import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepIds } from '@/lib/content/questions/kinds/keep-ids'
import { fillBody } from '@/lib/content/questions/kinds/bodies'
import { judgeAnswer, judgeUnanswered } from '@/lib/content/questions/kinds/judges'
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

const REASONED: BodyOf<'groups'> = {
  kind: 'groups',
  groups: [
    {
      name: 'sisavci',
      items: [{ text: 'pas', feedback: 'Pas rađa žive mlade.' }, { text: 'mačka' }],
    },
    {
      name: 'ptice',
      items: [
        { text: 'vrabac', feedback: 'Vrabac ima perje.' },
        { text: 'kos', feedback: 'I kos ima perje.' },
      ],
    },
  ],
}

describe('the reason of an item', () => {
  const why = (groups: Record<string, string>, explanation: string | null = null) => {
    const judged = judgeAnswer(REASONED, explanation, { kind: 'groups', groups })
    return judged.outcome === 'invalid' ? null : judged.whyRight
  }

  it('is told for items in a wrong group and in none, in the shown order', () => {
    expect(why({ a: 'a', b: 'b', c: 'b' })).toEqual([
      { choice: 'a', reason: 'I kos ima perje.' },
      { choice: 'c', reason: 'Pas rađa žive mlade.' },
      { choice: 'd', reason: 'Vrabac ima perje.' },
    ])
  })

  it('is not told for items in their group, nor where the explanation says it', () => {
    expect(why({ a: 'b', b: 'a', c: 'a', d: 'b' })).toBeUndefined()
    expect(why({ a: 'a', b: 'a', c: 'a', d: 'a' }, 'I kos ima perje.')).toEqual([
      { choice: 'd', reason: 'Vrabac ima perje.' },
    ])
  })

  it('is told for all items of a question left unanswered', () => {
    expect(judgeUnanswered(REASONED, null).whyRight).toHaveLength(3)
  })

  it('is not sent before the answer', () => {
    const question = {
      ...{ id: 'id', slug: '', text: '', explanation: null, isBonus: false, isDrawn: false },
      body: REASONED,
    }
    expect(JSON.stringify(toPublicQuestion(question, (text) => text))).not.toContain('perje')
  })

  it('has the numbers of the draw', () => {
    const name = 'parni'
    const filled = fillBody(
      {
        kind: 'groups',
        groups: [{ name, items: [{ text: '{a}', feedback: '{a} je $2 \\cdot {b}$.' }] }],
      },
      {
        text: (markdown) => markdown.replaceAll('{a}', '6').replaceAll('{b}', '3'),
        value: () => 0,
      },
    )
    expect(filled).toMatchObject({
      groups: [{ name, items: [{ text: '6', feedback: '6 je $2 \\cdot 3$.' }] }],
    })
  })

  it('is today’s in a corrected key, and keeps its item', () => {
    const today = structuredClone(REASONED)
    const [mammals] = today.groups
    if (mammals) mammals.items = [{ text: 'pas' }, { text: 'mačka', feedback: 'Mačka ima dlaku.' }]
    const corrected = withTodaysKey(
      { body: keepIds(REASONED, body), numbers: null },
      { body: keepIds(today, body), numbers: null },
    )
    expect(corrected).toMatchObject({
      groups: [
        { items: [{ text: 'pas' }, { text: 'mačka', feedback: 'Mačka ima dlaku.' }] },
        { items: [{ feedback: 'Vrabac ima perje.' }, { feedback: 'I kos ima perje.' }] },
      ],
    })
    expect(JSON.stringify(corrected)).not.toContain('Pas rađa')
  })
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
