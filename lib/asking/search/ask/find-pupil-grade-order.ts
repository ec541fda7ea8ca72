import 'server-only'
import { eq } from 'drizzle-orm'
import { grades } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { pupils } from '@/lib/people/users/tables'

/** The order of a pupil's grade; null without a pupil. */
export async function findPupilGradeOrder(pupilId: string | null): Promise<number | null> {
  if (pupilId === null) return null
  const [found] = await db()
    .select({ order: grades.order })
    .from(pupils)
    .innerJoin(grades, eq(grades.id, pupils.gradeId))
    .where(eq(pupils.id, pupilId))
  return found?.order ?? null
}
