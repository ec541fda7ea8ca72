import 'server-only'
import { sql } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { fold } from '@/lib/hr/fold'
import { stem } from '@/lib/hr/stem'
import { LESSON_SEARCH } from '@/lib/content/limits'
import { LESSON_GRADE } from '@/lib/content/queries'
import type { LessonSearchResult } from '@/lib/content/model'

/** Candidates that are ranked: bounds the work of a query that fits half of all lessons. */
const MAX_CANDIDATES = 200

/**
 * What ranking needs of a candidate. Joined to `lessons` once more, all of them were read for it as long
 * as PostgreSQL had no statistics of the few units and textbooks (50 ms of 100,000 lessons).
 */
const COLUMNS = sql.raw('id, unit_id, title, slug, search_title, search_text')

/**
 * Header search, a pupil's own grade first. A title that starts with the query comes first, then
 * lessons that have a word starting with each of its words (title, terms, headings of the script,
 * unit, textbook, subject, grade), side by side before apart; case and č ć š ž đ don't matter. If
 * nothing matches, the words' stems are searched: "pitagora" finds Pitagorin poučak. Queries of less
 * than two characters find nothing (specification, section 5).
 */
export async function searchLessons(query: string, pupilId: string | null = null) {
  // PostgreSQL takes no zero character in a text.
  const folded = fold(query).replaceAll('\0', ' ').trim()
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  if (folded.length < LESSON_SEARCH.minCharacters || !words.length) return []
  const found = await findByPrefixes(folded, words, pupilId)
  if (found.length) return found
  const stems = words.map(stem)
  return stems.join() === words.join() ? [] : findByPrefixes(stems.join(' '), stems, pupilId)
}

/** Lessons whose words start with all of `words`; `folded` is how they were written. */
async function findByPrefixes(folded: string, words: string[], pupilId: string | null) {
  const prefixes = words.map((word) => `${word}:*`).join(' & ')
  const start = `${folded.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await db().execute<LessonSearchResult>(sql`
    with candidates as (
      (select ${COLUMNS} from lessons where search_title like ${start} order by search_title using ~<~ limit ${MAX_CANDIDATES})
      union
      (select ${COLUMNS} from lessons where search_words @@ to_tsquery('simple', ${prefixes}) limit ${MAX_CANDIDATES})
    )
    select lessons.id as _id, lessons.title, lessons.slug, literature.name as "literatureName",
      literature.slug as "literatureSlug", grades.slug as "gradeSlug"
    from candidates lessons ${LESSON_GRADE}
    order by coalesce(grades.id = (select grade_id from pupils where id = ${pupilId}::uuid), false) desc,
      lessons.search_title like ${start} desc,
      strpos(lessons.search_text, ${folded}) > 0 desc, lessons.search_title ~ ${`\\m${words[0]}`} desc,
      grades.grade_order, lessons.title collate "hr-x-icu"
    limit ${LESSON_SEARCH.maxResults}`)
  return rows
}
