import { expect, test } from 'vitest'
import { readGiftEntries } from '@/lib/content/questions/gift'
import { checkImportedQuestion } from '@/lib/content/questions/gift/check-question'

const read = (answers: string, tags = '[tag:skupine]') =>
  [...readGiftEntries(`// ${tags}\n::k::Razvrstaj.{\n${answers}\n}`)][0]

const groupsIn = (answers: string) => {
  const body = read(answers)?.question?.body
  return body?.kind === 'groups' ? body.groups : null
}

test('the reason of an item stands after its group', () => {
  expect(
    groupsIn(
      '=pas -> sisavci#Rađa *žive* mlade.\n=kos->ptice # Ima perje.\n=vrabac -> ptice\n####Zato.',
    ),
  ).toEqual([
    { name: 'sisavci', items: [{ text: 'pas', feedback: 'Rađa *žive* mlade.' }] },
    { name: 'ptice', items: [{ text: 'kos', feedback: 'Ima perje.' }, { text: 'vrabac' }] },
  ])
  expect(read('=a -> b#c\n=d -> e\n####Zato # i to.')?.notes.errors).toHaveLength(1)
})

test('escaped signs in it are signs, and it may take several lines', () => {
  expect(
    groupsIn(
      '=C\\# -> jezici\\#\n=2 -> b#Jer je $1 \\= 1$\\: \\#1,\n  pa \\~ \\{a\\}\\nDalje.\n=c -> b',
    ),
  ).toEqual([
    { name: 'jezici#', items: [{ text: 'C#' }] },
    {
      name: 'b',
      items: [{ text: '2', feedback: 'Jer je $1 = 1$: #1, pa ~ {a}\nDalje.' }, { text: 'c' }],
    },
  ])
})

test('a brace or a sign in a comment does no harm', () => {
  expect(read('=a -> b#c\n=d -> e', '[tag:skupine] { = -> # }')?.question?.body).toMatchObject({
    groups: [{ items: [{ text: 'a', feedback: 'c' }] }, { items: [{ text: 'd' }] }],
  })
})

test('a long text is read without delay', () => {
  const began = performance.now()
  read(`=a -> b#${'\\# '.repeat(10_000)}\n=c -> ${'-'.repeat(10_000)}`)
  expect(performance.now() - began).toBeLessThan(1_000)
})

test('an empty group has none', () => {
  expect(groupsIn('=a -> b#c\n= -> prazna#d\n=e -> f')).toEqual([
    { name: 'b', items: [{ text: 'a', feedback: 'c' }] },
    { name: 'prazna', items: [] },
    { name: 'f', items: [{ text: 'e' }] },
  ])
})

test('a matching without the tag has none', () => {
  expect(read('=a -> b#c\n=d -> e', '')?.notes.errors).toHaveLength(1)
})

test('the line of a fault after a reason is right', () => {
  expect(read('=a -> b#c\n=e -> f#g\n~h')?.line).toBe(5)
})

test.each([
  ['=a -> b\n=c -> d\n=e -> d', ['Nijedna stavka nema objašnjenja (#) zašto je u svojoj skupini.']],
  ['=a -> b#Zato.\n=c -> d\n=e -> d', []],
])('groups of which no item has a reason get a warning: %j', (answers, warnings) => {
  const { question, notes } = read(`${answers}\n####Zato.`) ?? {}
  if (question && notes) checkImportedQuestion(question, notes)
  expect(notes).toMatchObject({ errors: [], lacks: [], warnings })
})
