import { beforeAll, expect, test } from 'vitest'
import { fold } from '@/lib/platform/hr/fold'
import { db } from '@/lib/platform/db/client'
import { allLessons } from '@/lib/content/curriculum/tables'
import { correctTypos } from '@/lib/asking/search/ask/correct-typos'
import { interpretQuery } from '@/lib/asking/search/ask/interpret-query'
import { indexPendingChanges } from '@/lib/asking/search/index/worker'
import { searchLessons } from '@/lib/asking/search/lessons'
import { searchQuestions } from '@/lib/asking/search/questions'
import { wordPairs } from '@/tests/fixtures/word-forms'
import { seededRandom } from '@/lib/content/questions/shuffle'

/** A text for the first form of each pair, which is searched for by the second. */
const PAIRS = wordPairs().filter(([text, query]) => text.length > 4 && query.length > 4)
const idOf = new Map<string, string>()

beforeAll(async () => {
  const [model] = await db().select().from(allLessons).limit(1)
  if (!model) throw new Error('The seed has lessons.')
  const { id: _id, isShown: _shown, searchWords: _words, ...rest } = model
  const texts = [...new Set(PAIRS.map(([text]) => text))]
  const rows = texts.map((text, at) => {
    const id = crypto.randomUUID()
    idOf.set(text, id)
    return {
      ...rest,
      id,
      slug: `oblik-${at}`,
      title: `Proba ${text}`,
      keywords: [],
      script: 'Tekst.',
      summary: 'Proba.',
    }
  })
  await db().insert(allLessons).values(rows)
  await indexPendingChanges()
})

const random = seededRandom(20_261_124)
const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One

/** One common typo after the first letter. */
function mistyped(word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 1))
  const [head, letter, tail] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  const other = pick([...'abcdefghijklmnoprstuvz'].filter((one) => one !== letter))
  return pick([
    head + tail,
    head + other + tail,
    head + letter + letter + tail,
    head + tail.charAt(0) + letter + tail.slice(1),
  ])
}

test.each([
  ['in another form', (query: string) => query, 0.95],
  ['in another form without diacritics', fold, 0.95],
  ['mistyped', (_: string, text: string) => mistyped(text), 0.9],
  ['in another form, mistyped', (query: string) => mistyped(fold(query)), 0.85],
])('a text is found by its word %s', async (_, typed, least) => {
  const missed: string[] = []
  for (const [text, query] of PAIRS) {
    const asked = `proba ${typed(query, text)} `
    const found = await searchLessons(asked)
    if (!found.some(({ _id, isNear }) => _id === idOf.get(text) && !isNear))
      missed.push(`${text}: ${asked}`)
  }
  const recall = 1 - missed.length / PAIRS.length
  expect(recall, missed.join('; ')).toBeGreaterThanOrEqual(least)
})

test('of a nonsense query three words are corrected, and none that is too long', async () => {
  const wrong = 'trokuut tezzina vodda mapaa'
  const mended = await correctTypos(await interpretQuery(`nenadkriljivostnostima ${wrong} `))
  const told = mended?.map(({ surface }) => surface.toLowerCase())
  expect(told?.[0]).toBe('nenadkriljivostnostima')
  expect(told?.slice(1, 4)).not.toEqual(wrong.split(' ').slice(0, 3))
  expect(told?.[4]).toBe('mapaa')
})

test.each([
  'limun je kiseo',
  'ograda vrta',
  'odvajanje soli',
  'rimski brojevi',
  'kosti',
  'upravni govor',
  'vicevi',
])('a word of the dictionary is never taken for a typo: „%s”', async (query) => {
  const mended = await correctTypos(await interpretQuery(`${query} `))
  expect(mended).toBeNull()
  expect((await searchLessons(query)).map(({ instead }) => instead)).not.toContain(
    expect.any(String),
  )
})

test.each(['P=q*w/2', 'V=s/t', 'f(t) = 3t', 'F=ma', 'v=100/t', 'y:7=63'])(
  'nothing is close to an equation that no text contains: „%s”',
  async (query) => {
    expect(await searchLessons(query)).toEqual([])
  },
)

test.each([
  ['c2=a2+b2', 'Pitagorin poučak'],
  ['H2SO4', 'Kiseline i lužine'],
  ['NaOH', 'Kiseline i lužine'],
  ['U=R*I', 'Ohmov zakon'],
  ['a*va/2', 'Površina trokuta'],
  ['zašto pada kiša', 'Kruženje vode u prirodi'],
  ['pomnožiti s pet', 'Množenje brojevima 2, 5 i 10'],
  ['zbroj negativnih brojeva', 'Zbrajanje cijelih brojeva'],
  ['13-5', 'Oduzimanje do 20'],
])('„%s” finds %s first', async (query, title) => {
  expect((await searchLessons(query))[0]?.title).toBe(title)
})

test.each(['U=I*R', 'U = I · R', 'U=R*I', 'I=U/R', 'R=U/I'])(
  '„%s” finds the questions of its law, whatever it is solved for',
  async (query) => {
    const { questions, isNear } = await searchQuestions({ query, page: 1, limit: 10 }, null)
    expect(questions[0]?.lessonTitle).toBe('Ohmov zakon')
    expect(isNear).toBeUndefined()
  },
)

test.each(['koordinate zagreba', 'tko je bio tutankamon u filmu', 'struja zraka'])(
  '„%s” finds nothing',
  async (query) => {
    expect((await searchLessons(query)).filter(({ isNear }) => !isNear)).toEqual([])
  },
)
