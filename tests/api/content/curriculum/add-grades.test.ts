import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addMissingGrades } from '@/lib/content/curriculum/grades/add-missing-grades'
import { grades } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'

test('an empty database gets all grades; grades that join existing ones are inactive', async () => {
  const undone = new Error('undone')
  const all = db().transaction(async (tx) => {
    await tx.execute(sql`truncate grades cascade`)
    const shown = async () => {
      const rows = await tx.select().from(grades).orderBy(grades.order)
      return rows.map(({ order, name, isActive }) => [order, name, isActive])
    }
    const usual = (isActive: boolean) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((order) => [order, `${order}. razred`, isActive])
    await addMissingGrades(tx)
    await addMissingGrades(tx)
    expect(await shown()).toEqual(usual(true))
    await tx.execute(sql`truncate grades cascade`)
    await tx.insert(grades).values({ slug: '5-razred', name: 'Petaši', order: 5 })
    await addMissingGrades(tx)
    expect(await shown()).toEqual(usual(false).with(4, [5, 'Petaši', true]))
    throw undone
  })
  await expect(all).rejects.toBe(undone)
})
