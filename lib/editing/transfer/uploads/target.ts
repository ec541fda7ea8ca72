import 'server-only'
import { and, asc, eq, isNull } from 'drizzle-orm'
import {
  allLessons as lessons,
  grades,
  literature,
  subjects,
  units,
} from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { slugify } from '@/lib/platform/hr/slug'
import { HttpError } from '@/lib/platform/http/errors'

/** A textbook's lessons, and the lesson that takes every row, if any. */
export type Target = {
  lessons: { id: string; slug: string; title: string }[]
  only: string | null
  /** The target's name in the report. */
  name: string
  /** The grade of the pupils, 1 to 8. */
  grade: number
}

/** The target of an upload: one lesson, or the lessons of a textbook that the rows name. */
export async function findTarget(wanted: {
  lesson?: string
  literature?: string
}): Promise<Target> {
  if (!wanted.lesson && !wanted.literature) {
    throw new HttpError(400, 'Pitanja i kartice uvoze se u udžbenik ili lekciju: prvo je odaberi.')
  }
  const [own] = wanted.lesson
    ? await db()
        .select({ book: units.literatureId })
        .from(lessons)
        .innerJoin(units, eq(units.id, lessons.unitId))
        .where(and(eq(lessons.id, wanted.lesson), isNull(lessons.binnedAt)))
    : [{ book: wanted.literature ?? '' }]
  const found = own
    ? await db()
        .select({
          ...{ id: lessons.id, slug: lessons.slug, title: lessons.title },
          bookName: literature.name,
          grade: grades.order,
        })
        .from(lessons)
        .innerJoin(units, eq(units.id, lessons.unitId))
        .innerJoin(literature, eq(literature.id, units.literatureId))
        .innerJoin(subjects, eq(subjects.id, literature.subjectId))
        .innerJoin(grades, eq(grades.id, subjects.gradeId))
        .where(and(eq(literature.id, own.book), isNull(lessons.binnedAt)))
        .orderBy(asc(units.position), asc(lessons.position))
    : []
  const [first] = found
  if (!first) {
    throw new HttpError(404, 'Ovdje nema lekcija u koje bi se uvozilo. Prvo dodaj lekciju.')
  }
  const only = found.find(({ id }) => id === wanted.lesson)
  const name = only?.title ?? first.bookName
  return { lessons: found, only: only?.id ?? null, name, grade: first.grade }
}

/** A row's lesson, or the reason it has none. */
export function lessonOfRow(
  { lessons: all, only }: Target,
  named: string | null,
): { id: string; title: string } | string {
  const wanted = named && slugify(named)
  const match = all.find(({ slug, title }) => slug === wanted || slugify(title) === wanted)
  if (!only) {
    if (match) return match
    return named
      ? `U udžbeniku nema lekcije „${named}”.`
      : 'Redak ne kaže u koju lekciju ide. Odaberi jednu lekciju ili upiši stupac „Lekcija”.'
  }
  if (match && match.id !== only) {
    return `Pitanje je iz lekcije „${match.title}”. Za više lekcija odaberi cijeli udžbenik.`
  }
  return all.find(({ id }) => id === only) ?? 'Lekcije više nema.'
}
