import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { db, connectionString } from '@/lib/platform/db/client'

const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va ze di ka re'.split(' ')

/** 8000 pronounceable random words, about as many as a large school library has. */
const VOCABULARY = Array.from({ length: 8_000 }, (_, place) =>
  [place % 20, Math.floor(place / 20) % 20, Math.floor(place / 400), (place * 7) % 20]
    .map((syllable) => SYLLABLES[syllable])
    .join(''),
)

/** A random word; a few words are frequent and most are rare, as in natural languages. */
const wordOf = (random: number) => VOCABULARY[Math.floor(random ** 3 * VOCABULARY.length)] ?? ''

/** Pseudo-random numbers, the same in every run, so that runs can be compared. */
function* numbersFrom(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

/** Makes texts of a number of random words. */
const wordsFrom =
  (numbers: Generator<number, never>) =>
  (words: number): string =>
    Array.from({ length: words }, () => wordOf(numbers.next().value)).join(' ')

/** A word in every lesson, like the name of a subject. */
export const EVERYWHERE = 'svugdje'

const BATCH = 5_000

/** Adds lessons with random titles and words until there are `total`. */
export async function fillUpTo(from: number, total: number): Promise<void> {
  const numbers = numbersFrom(from + 1)
  const text = wordsFrom(numbers)
  for (let made = from; made < total; made += BATCH) {
    const count = Math.min(BATCH, total - made)
    const rows = Array.from({ length: count }, (_, place) => {
      const title = text(3)
      return { slug: `bench-${made + place}`, title, words: `${title} ${EVERYWHERE} ${text(9)}` }
    })
    await db().execute(sql`
      insert into lessons (id, unit_id, slug, title, summary, keywords, script, search_title, search_text, position)
      select gen_random_uuid(), u.id, r.slug, r.title, r.title, array[r.words], r.title, r.title, r.words, 1
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(slug text, title text, words text)
      join lateral (select id from units order by hashtext(r.slug || id::text) limit 1) u on true`)
  }
  await tidyUp('all_lessons')
}

/** Adds questions to every random lesson, with positions from one number to another. */
export async function addQuestions(aLesson: number, lessons = 1_000_000, from = 0): Promise<void> {
  await runSlowly(`
    insert into questions (id, lesson_id, key, kind, text, body, position)
    select gen_random_uuid(), l.id, 'p' || n, 'true-false', 'Je li ' || l.title || ' točno?',
      '{"kind":"true-false","isTrue":true,"rightFeedback":null,"wrongFeedback":"Nije."}', n
    from lessons l, generate_series(1, ${aLesson}) n
    where l.slug like 'bench-%' and substring(l.slug from 7)::int between ${from} and ${lessons - 1}`)
  await tidyUp('all_questions')
}

/**
 * Adds search documents of the questions, copied from those of their lessons, since indexing a
 * million would take minutes.
 */
export async function indexQuestions(): Promise<void> {
  await runSlowly(
    `insert into search_documents (kind, id, grade, title, head, body, words)
      select 'question', q.id, d.grade, d.title, d.head, d.body, d.words
      from questions q join search_documents d on d.kind = 'lesson' and d.id = q.lesson_id
      where q.slug like 'bench-%' on conflict do nothing`,
    'truncate search_queue',
  )
  await tidyUp('search_documents', 'search_words')
}

/**
 * Runs statements on a separate connection, because the app's connections time out after five
 * seconds.
 */
export async function runSlowly(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: connectionString() })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Vacuums and analyses tables, as autovacuum would do. Views are not allowed; PostgreSQL skips them
 * with a warning.
 */
export const tidyUp = (...tables: string[]) => runSlowly(`vacuum analyze ${tables.join(', ')}`)

/**
 * Queries as people type them: the first letters of a word or two, and now and then a whole title.
 */
export async function queriesOf(count: number): Promise<string[]> {
  const { rows } = await db().execute<{ title: string }>(
    sql`select search_title as title from lessons order by hashtext(slug) limit ${count}`,
  )
  const numbers = numbersFrom(count)
  return rows.map(({ title }) => {
    const [first = '', second = ''] = title.split(' ')
    const kind = numbers.next().value
    if (kind < 0.5) return first.slice(0, 2 + Math.floor(numbers.next().value * 4))
    if (kind < 0.9) return `${first} ${second.slice(0, 3)}`
    return title
  })
}
