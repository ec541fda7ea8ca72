import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import RehearsalPage, {
  generateMetadata as rehearsalMetadata,
} from '@/app/(bare)/[razred]/[literatura]/karta/probni-ispit/[dio]/page'
import UnitTestPage, {
  generateMetadata as unitMetadata,
} from '@/app/(bare)/[razred]/[literatura]/ponovi/[cjelina]/test/page'
import { db } from '@/lib/platform/db/client'

/** A textbook with rehearsals, and one without; a unit with a mixed test, and one without. */
let books: Record<'full' | 'short', { razred: string; literatura: string }>
let units: Record<'full' | 'short', { razred: string; literatura: string; cjelina: string }>

beforeAll(async () => {
  type Row = { razred: string; literatura: string; cjelina: string; sized: number; mixed: number }
  const { rows } = await db().execute<Row>(sql`
    with all_units as (
      select g.slug as razred, b.slug as literatura, u.slug as cjelina, (
        select count(*)::int from lessons l where l.unit_id = u.id
          and exists (select from questions q where q.lesson_id = l.id)) as sized
      from units u join literature b on b.id = u.literature_id
      join subjects s on s.id = b.subject_id join grades g on g.id = s.grade_id and g.is_active
    )
    select *, (count(*) filter (where sized >= 3) over (partition by razred, literatura))::int
      as mixed from all_units`)
  const at = (which: (row: Row) => boolean) => {
    const row = rows.find(which)
    if (!row) throw new Error('The demo content has no such place')
    const { razred, literatura, cjelina } = row
    return { book: { razred, literatura }, unit: { razred, literatura, cjelina } }
  }
  books = { full: at(({ mixed }) => mixed >= 3).book, short: at(({ mixed }) => mixed < 3).book }
  units = { full: at(({ sized }) => sized >= 3).unit, short: at(({ sized }) => sized < 3).unit }
})

const rehearsal = (which: 'full' | 'short', dio: string) => ({
  params: Promise.resolve({ ...books[which], dio }),
})
const unit = (which: 'full' | 'short') => ({ params: Promise.resolve(units[which]) })

test.each(['full', 'short'] as const)(
  'the pages of a rehearsal are there for its three numbers in a textbook that is %s',
  async (which) => {
    for (const dio of ['1', '2', '3'])
      expect(await RehearsalPage(rehearsal(which, dio))).toMatchObject({
        props: { isThere: which === 'full', scope: { part: Number(dio) } },
      })
    for (const dio of ['0', '4', '01', 'a'])
      await expect(RehearsalPage(rehearsal(which, dio))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK')
  },
)

test('a rehearsal of a missing textbook has no page', async () => {
  const params = Promise.resolve({ ...books.full, literatura: 'nema-takve', dio: '1' })
  await expect(RehearsalPage({ params })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK')
})

test('the page of a unit’s test says whether there is one', async () => {
  expect(await UnitTestPage(unit('full'))).toMatchObject({ props: { isThere: true } })
  expect(await UnitTestPage(unit('short'))).toMatchObject({ props: { isThere: false } })
})

test('search engines list only the pages of tests that are there', async () => {
  const notListed = { robots: { index: false } }
  expect(await rehearsalMetadata(rehearsal('full', '1'))).not.toHaveProperty('robots')
  expect(await rehearsalMetadata(rehearsal('short', '1'))).toMatchObject(notListed)
  expect(await unitMetadata(unit('full'))).not.toHaveProperty('robots')
  expect(await unitMetadata(unit('short'))).toMatchObject(notListed)
})
