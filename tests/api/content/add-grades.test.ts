import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addGrades } from '@/lib/content/grades/add-grades'
import { grades } from '@/lib/content/tables'
import { db } from '@/lib/db/client'

test('an empty database gets all grades once, switched off; the others stay as they are', async () => {
  const undone = new Error('undone')
  const all = db().transaction(async (tx) => {
    await tx.execute(sql`truncate grades cascade`)
    await tx.insert(grades).values({ slug: '5-razred', name: 'Petaši', order: 5 })
    await addGrades(tx)
    await addGrades(tx)
    const rows = await tx.select().from(grades).orderBy(grades.order)
    expect(rows.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(rows[0]).toMatchObject({ slug: '1-razred', name: '1. razred', isActive: false })
    expect(rows[4]).toMatchObject({ name: 'Petaši', isActive: true })
    throw undone
  })
  await expect(all).rejects.toBe(undone)
})
