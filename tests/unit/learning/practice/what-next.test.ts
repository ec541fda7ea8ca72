import { expect, test } from 'vitest'
import { learn, NEW_KNOWLEDGE } from '@/lib/learning/practice/knowledge'
import {
  knowsAll,
  nextDueDay,
  viewSkills,
  whatNext,
  type Knowledge,
  type Skill,
} from '@/lib/learning/practice/what-next'

const skill = (id: string, ...prerequisites: string[]): Skill => ({
  id,
  prerequisites,
  easiness: 0.65,
})
const [A, B, C, D] = [skill('a'), skill('b', 'a'), skill('c'), skill('d')]

/** Knowledge after answers such as `a+` (right) or `b-` (wrong), all on one day. */
const after = (answers: string, day: number, from: Knowledge = NEW_KNOWLEDGE): Knowledge =>
  answers.split(' ').reduce((knowledge, answer) => {
    const asked = [A, B, C].find(({ id }) => id === answer[0])
    return asked ? learn(knowledge, asked, answer[1] === '+', day) : knowledge
  }, from)

test('without skills nothing comes next', () => {
  expect(whatNext([], NEW_KNOWLEDGE, 1, 0)).toBeNull()
})

test('the first skill is new, and nothing comes before its prerequisites', () => {
  expect(whatNext([B, A], NEW_KNOWLEDGE, 1, 0)).toMatchObject({ skill: A, reason: 'new' })
})

test('a new skill comes as soon as its prerequisites are likely known', () => {
  const knowledge = after('a+ a+ a+', 1)
  expect(whatNext([A, B], knowledge, 1, 0.9)).toMatchObject({ skill: B, reason: 'new' })
})

test('after failures something else comes, never what waits for the failed skill', () => {
  const knowledge = after('a- a-', 1)
  expect(whatNext([A, B, C], knowledge, 1, 0.9)).toMatchObject({ skill: C, reason: 'new' })
})

test('a known skill is due after days, in half of the turns', () => {
  const knowledge = after('a+ a+ a+ c-', 1)
  expect(whatNext([A, C], knowledge, 1, 0)).not.toMatchObject({ reason: 'due' })
  expect(whatNext([A, B, C], knowledge, 40, 0)).toMatchObject({ skill: A, reason: 'due' })
})

test('a skill is asked at most twice a day, and anew the day after', () => {
  const knowledge = after('a- c- a- c+', 1)
  expect(whatNext([A, C, D], knowledge, 1, 0.9)).toMatchObject({ skill: D, reason: 'new' })
  expect(whatNext([A, C, D], knowledge, 2, 0.9)).toMatchObject({ skill: A, reason: 'open' })
})

test('after two failures in a row a known skill comes, after one not', () => {
  expect(whatNext([A, C, D], after('c+ c+ a-', 1), 1, 0.9)).not.toMatchObject({ reason: 'back' })
  const failed = after('c+ c+ a- a-', 1)
  expect(whatNext([A, C, D], failed, 1, 0.9)).toMatchObject({ skill: C, reason: 'back' })
})

test('after failures a skill that is not known is not called so', () => {
  const failed = after('c- a-', 1)
  expect(whatNext([A, C], failed, 1, 0.9)).toMatchObject({ skill: C, reason: 'again' })
})

test('the way back leads to a known prerequisite, though another skill is known better', () => {
  const failed = after('a+ c+ c+ a+ c+ c+ b- b-', 1)
  expect(whatNext([A, B, C], failed, 1, 0.9)).toMatchObject({ skill: A, reason: 'back' })
  const unknown = after('a- c+ c+ a- c+ c+ b- b-', 1)
  expect(whatNext([A, B, C], unknown, 1, 0.9)).toMatchObject({ skill: C, reason: 'back' })
})

test('a due skill is asked through the one that needs it, if that is due soon, too', () => {
  const known = after('a+ b+ a+ b+ a+ b+', 1)
  const later = after('c+', 3, after('b+', 3, known))
  const asked = [A, B, C].map(({ id }) => later.met.get(id)?.memory.day)
  expect(asked).toEqual([1, 3, 3])
  expect(whatNext([A, B, C], later, 3, 0)).toMatchObject({ skill: A, reason: 'due' })
  expect(whatNext([A, B, C], later, 12, 0)).toMatchObject({ skill: B, reason: 'due' })
})

test('the skill of the last answer never comes again at once while there is another', () => {
  for (const random of [0, 0.2, 0.4, 0.6, 0.8]) {
    expect(whatNext([A, C], after('a+ c-', 1), 1, random)?.skill).toBe(A)
    expect(whatNext([A, C], after('c- a+', 1), 1, random)?.skill).toBe(C)
  }
})

test('when all is done there is still something to practise', () => {
  const knowledge = after('a+ c+ a+ c+ a+ c+ a+', 1)
  expect(whatNext([A, C], knowledge, 1, 0)).toMatchObject({ skill: C, reason: 'more' })
})

test('all is known once every skill has answers and none is being learned', () => {
  const knows = (knowledge: Knowledge, ...skills: Skill[]) =>
    knowsAll(viewSkills(skills, knowledge, 2))
  const known = after('a+ a+ a+ c+ c+ c+', 1)
  expect(knows(known, A, C)).toBe(true)
  expect(knows(known, A, C, D)).toBe(false)
  expect(knows(after('c- c- c- c-', 1, known), A, C)).toBe(false)
  expect(knows(NEW_KNOWLEDGE)).toBe(false)
})

test('the next day is the first on which a skill is due, which a longer memory postpones', () => {
  const dueAfter = (knowledge: Knowledge, day: number) =>
    nextDueDay(viewSkills([A], knowledge, day), day)
  const once = after('a+ c+', 1)
  const due = dueAfter(once, 1)
  if (due === null) throw new Error('Nothing is due')
  expect(whatNext([A], once, due, 0)?.reason).toBe('due')
  expect(whatNext([A], once, due - 1, 0)?.reason).not.toBe('due')
  const twice = after('a+ c+', 10, once)
  expect((dueAfter(twice, 10) ?? 0) - 10).toBeGreaterThan(due - 1)
  expect(dueAfter(NEW_KNOWLEDGE, 1)).toBeNull()
})
