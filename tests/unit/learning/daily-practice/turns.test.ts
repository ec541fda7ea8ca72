import { describe, expect, test } from 'vitest'
import { MOST_TURNS_A_SKILL, SHORT_SITTING } from '@/lib/learning/daily-practice/limits'
import {
  assignQuestions,
  chooseTurns,
  type QuestionCandidate,
} from '@/lib/learning/daily-practice/turns'
import { learn, NEW_KNOWLEDGE } from '@/lib/learning/practice/knowledge'
import type { Knowledge, Skill } from '@/lib/learning/practice/what-next'

const DAY = 20_000

const skillOf = (id: string, prerequisites: string[] = []): Skill => ({
  ...{ id, prerequisites, easiness: 0.7 },
})

/** Knowledge after right answers to each of these skills, some days ago. */
const knowing = (skills: Skill[], daysAgo = 5): Knowledge =>
  skills.reduce(
    (known, skill) => [1, 2, 3].reduce((after) => learn(after, skill, true, DAY - daysAgo), known),
    NEW_KNOWLEDGE,
  )

const SKILLS = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => skillOf(id))

const choose = (
  knowledge: Knowledge,
  { skills = SKILLS, tested = [] as string[], seed = 'x', hasNew = true } = {},
) =>
  chooseTurns({
    ...{ skills, knowledge, seed, hasNew, day: DAY, turns: 8 },
    tested: new Set(tested),
  })

describe('chooseTurns', () => {
  test('mixes skills: never one twice in a row, equal seeds choose equal turns', () => {
    const knowledge = knowing(SKILLS.slice(0, 4))
    const turns = choose(knowledge)
    expect(turns).toHaveLength(8)
    for (const [index, { skill }] of turns.entries()) {
      expect(skill.id).not.toBe(turns[index + 1]?.skill.id)
    }
    expect(choose(knowledge)).toEqual(turns)
  })

  test.each([0, 1, 3])('of %i known skills one more is new at most', (known) => {
    const knowledge = knowing(SKILLS.slice(0, known))
    const ids = new Set(choose(knowledge).map(({ skill }) => skill.id))
    const fresh = [...ids].filter((id) => !knowledge.met.has(id))
    expect(fresh.length).toBeLessThanOrEqual(1)
  })

  test('a new skill is asked three times, before known ones are practised further', () => {
    const able = [1, 2, 3, 4].reduce<Knowledge>(
      (known, days) =>
        SKILLS.slice(0, 3).reduce((k, one) => learn(k, one, true, DAY - days), known),
      NEW_KNOWLEDGE,
    )
    const turns = choose(able, { skills: SKILLS.slice(0, 4) })
    expect(turns.map(({ reason }) => reason)).toContain('more')
    const own = turns.filter(({ skill }) => skill.id === 'd')
    expect(own.map(({ reason }) => reason)).toEqual(['new', 'new', 'new'])
  })

  test('one skill alone is asked four times', () => {
    const [only = skillOf('a')] = SKILLS
    const turns = choose(knowing([only]), { skills: [only] })
    expect(turns).toHaveLength(MOST_TURNS_A_SKILL)
  })

  test('a new skill waits for its prerequisite', () => {
    const skills = [skillOf('a'), skillOf('b', ['a'])]
    const failed = [1, 2, 3, 4].reduce<Knowledge>(
      (known) => learn(known, skillOf('a'), false, DAY - 2),
      NEW_KNOWLEDGE,
    )
    const turns = choose(failed, { skills })
    expect(turns.map(({ reason }) => reason)).not.toContain('new')
  })

  test('what is not ready now does not get ready within the sitting', () => {
    const skills = [skillOf('a'), skillOf('b', ['a']), skillOf('c')]
    const forgotten = knowing([skillOf('a')], 400)
    const ids = choose(forgotten, { skills }).map(({ skill }) => skill.id)
    expect(ids).not.toContain('b')
    expect(ids).toContain('c')
  })

  test('without anything new only met skills are asked', () => {
    const turns = choose(knowing(SKILLS.slice(0, 2)), { hasNew: false })
    expect(turns).toHaveLength(8)
    expect(new Set(turns.map(({ skill }) => skill.id))).toEqual(new Set(['a', 'b']))
  })

  test('where all is known a sitting is short, and asks what is forgotten most', () => {
    const able = [40, 25, 10, 1].reduce<Knowledge>(
      (known, days) => SKILLS.reduce((k, one) => learn(k, one, true, DAY - days), known),
      NEW_KNOWLEDGE,
    )
    const turns = choose(able)
    expect(turns).toHaveLength(SHORT_SITTING)
    expect(new Set(turns.map(({ reason }) => reason))).toEqual(new Set(['more']))
    expect(choose(able, { tested: ['a'] })).toHaveLength(8)
    expect(choose(able, { skills: [...SKILLS, skillOf('g', ['f'])] })).toHaveLength(8)
  })

  test('what is due fills more than a short sitting', () => {
    const able = [63, 62, 61, 60].reduce<Knowledge>(
      (known, days) => SKILLS.reduce((k, one) => learn(k, one, true, DAY - days), known),
      NEW_KNOWLEDGE,
    )
    const reasons = choose(able).map(({ reason }) => reason)
    expect(reasons).toEqual(SKILLS.map(() => 'due'))
  })

  test('one tested skill is asked as often as a skill may be', () => {
    const turns = choose(knowing(SKILLS.slice(0, 5)), { tested: ['d'] })
    expect(turns.filter(({ skill }) => skill.id === 'd')).toHaveLength(MOST_TURNS_A_SKILL)
  })

  test('after failures a coming test waits for a step back', () => {
    const failed = ['d', 'e'].reduce(
      (known, id) => learn(known, skillOf(id), false, DAY),
      knowing(SKILLS.slice(0, 3), 1),
    )
    const [first] = choose(failed, { tested: ['d', 'e'] })
    expect(first).toMatchObject({ reason: 'back' })
    expect(['a', 'b', 'c']).toContain(first?.skill.id)
  })

  test('most turns belong to a coming school test', () => {
    const turns = choose(knowing(SKILLS.slice(0, 5)), { tested: ['d', 'e'] })
    const forTest = turns.filter(({ skill }) => ['d', 'e'].includes(skill.id))
    expect(forTest.length).toBeGreaterThanOrEqual(5)
    expect(forTest.slice(0, 5).map(({ reason }) => reason)).toEqual(Array(5).fill('test'))
    expect(forTest.length).toBeLessThan(8)
  })

  test('after failures the best known skill comes first', () => {
    const before = knowing(SKILLS.slice(0, 2), 1)
    const weak = skillOf('c')
    const failed = [1, 2].reduce((known) => learn(known, weak, false, DAY), before)
    expect(choose(failed)[0]).toMatchObject({ reason: 'back' })
    expect(choose(failed)[0]?.skill.id).not.toBe('c')
  })
})

const candidate = (id: string, part: Partial<QuestionCandidate> = {}): QuestionCandidate => ({
  ...{ id, lessonId: 'a', lastDay: null, isKnown: false, easiness: 0.7 },
  ...part,
})
const turnsOf = (...reasons: ('due' | 'back' | 'new')[]) =>
  reasons.map((reason) => ({ skill: skillOf('a'), reason }))
const ids = (asked: { questionId: string }[]) => asked.map(({ questionId }) => questionId)

describe('assignQuestions', () => {
  test('mistakes come first, then new questions, then those known longest', () => {
    const all = [
      candidate('known', { lastDay: '2026-11-01', isKnown: true }),
      candidate('longer known', { lastDay: '2026-10-01', isKnown: true }),
      candidate('new'),
      candidate('wrong', { lastDay: '2026-11-02' }),
    ]
    expect(ids(assignQuestions(turnsOf('due', 'due', 'due', 'due'), all, 'x'))).toEqual([
      ...['wrong', 'new', 'longer known', 'known'],
    ])
  })

  test('a step back asks what was right before', () => {
    const all = [
      candidate('wrong', { lastDay: '2026-11-02' }),
      candidate('known', { isKnown: true }),
    ]
    expect(ids(assignQuestions(turnsOf('back'), all, 'x'))).toEqual(['known'])
  })

  test('a new lesson begins with what most pupils know', () => {
    const all = [candidate('hard', { easiness: 0.4 }), candidate('easy', { easiness: 0.9 })]
    expect(ids(assignQuestions(turnsOf('new'), all, 'x'))).toEqual(['easy'])
  })

  test('a turn without a question is dropped, and none is asked twice', () => {
    const other = { skill: skillOf('b'), reason: 'due' as const }
    const turns = [...turnsOf('due', 'due'), other]
    expect(ids(assignQuestions(turns, [candidate('one')], 'x'))).toEqual(['one'])
  })
})
