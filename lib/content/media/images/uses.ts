import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { CacheTag } from '@/lib/platform/cache/tags'
import type { Database } from '@/lib/platform/db/client'

/**
 * A record that shows a file of a library, the admin page that edits it, and the cache tags to
 * renew when the file changes.
 */
export type MediaUse = { place: string; title: string; path: string; tags: CacheTag[] }

/** Uses of an image, by its address or by the address of one of its widths. */
export const listImageUses = (slug: string, database: Database) =>
  listAddressUses('/slike/', `${slug}(-[0-9]+[.]webp)?`, database)

/**
 * Uses of an address below a folder, in texts and settings of the whole site. One query finds them
 * all; raw SQL names the tables, whose code can't be imported here. Partial indexes leave out
 * rows without a library address (migrations `files`, `sounds`). Drafts count, records in the bin
 * don't.
 * @param name a pattern for the rest of the address
 */
export async function listAddressUses(
  folder: '/slike/' | '/snimke/',
  name: string,
  database: Database,
): Promise<MediaUse[]> {
  // The name must end here: a longer name belongs to another file.
  const address = `${folder}${name}([^a-z0-9-]|$)`
  const anyAddress = sql.raw(`'%${folder}%'`)
  const inAny = (...texts: string[]): SQL => {
    const names = texts
      .map(sql.raw)
      .map((text) => sql`(${text} like ${anyAddress} and ${text} ~ ${address})`)
    return sql.join(names, sql` or `)
  }
  const ofLesson = sql`'lesson:' || lessons.id`
  const editsLesson = sql`'/admin/lekcije?record=' || lessons.id`
  const { rows } = await database.execute<MediaUse>(sql`
    select place, title, path, array_agg(distinct tag) filter (where tag is not null) as tags
    from (
      select 1 as rank, 'skripta' as place, title, '/admin/skripte?record=' || id as path,
          ${ofLesson} as tag
        from all_lessons lessons where binned_at is null and (${inAny('script')})
      union all
      select 2, 'pitanja', coalesce(lessons.title, left(questions.text, 80)),
          '/admin/pitanja?' || coalesce('lesson=' || lessons.id, 'record=' || questions.id),
          unnest(array[${ofLesson}, 'question:' || questions.id])
        from all_questions questions left join all_lessons lessons on lessons.id = lesson_id
        where questions.binned_at is null and lessons.binned_at is null
          and (${inAny('questions.text', 'questions.body::text', 'questions.explanation', 'questions.hints::text')})
      union all
      select 3, 'kartice', title, ${editsLesson}, ${ofLesson}
        from cards join all_lessons lessons on lessons.id = lesson_id
        where lessons.binned_at is null and (${inAny('front', 'back')})
      union all
      select 4, 'provjera', title, ${editsLesson}, ${ofLesson}
        from check_questions join all_lessons lessons on lessons.id = lesson_id
        where lessons.binned_at is null
          and (${inAny('prompt', 'model_answer', 'key_points::text')})
      union all
      select 5, 'zabavni kviz', title, '/admin/zabavni-kvizovi?record=' || fun_quizzes.id,
          'quiz:' || slug
        from fun_quiz_questions join fun_quizzes on fun_quizzes.id = quiz_id
        where ${inAny('text', 'body::text', 'explanation')}
      union all
      select 6, 'izgled stranice', brand_name, '/admin/izgled', 'site' from site_branding
        where ${inAny('icon', 'logo', 'hero')}
      union all
      select 7, 'partner', name, '/admin/partneri?record=' || id, 'site' from sponsors
        where ${inAny('logo_url')}
      union all
      select 8, 'blog', title, '/admin/blogovi?record=' || id, unnest(array['posts', 'post:' || slug])
        from blog_posts where ${inAny('image', 'text')}
      union all
      select 9, 'stranica', title, '/admin/stranice?record=' || id, 'page:' || slug
        from site_pages where ${inAny('text')}
      union all
      select 10, 'česta pitanja', question, '/admin/cesta-pitanja?record=' || id,
          'page:cesta-pitanja'
        from faq_entries where ${inAny('answer')}
    ) uses
    group by rank, place, title, path order by rank, title`)
  return rows
}

/** Number of uses that the sentence lists; the form lists them all. */
const NAMED = 3

/** The warning before a deletion: the uses that would be left with only the description. */
export function usesWarning(noun: 'Slika' | 'Snimka', uses: MediaUse[]): string {
  if (!uses.length) return ''
  const named = uses.slice(0, NAMED).map(({ place, title }) => `${place} „${title}”`)
  const more = uses.length - named.length
  const places = [...named, ...(more > 0 ? [`i još ${more}`] : [])].join(', ')
  return `${noun} se koristi: ${places}. Ondje bi umjesto nje ostao samo njezin opis.`
}
