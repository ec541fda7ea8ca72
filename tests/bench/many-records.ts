import { addPlayers } from './many-players'
import { addQuestions, fillUpTo, runSlowly, tidyUp } from './many-lessons'

export const RECORDS = 100_000
const QUESTIONS_A_LESSON = 10
export const LOG_ENTRIES = 1_000_000

/**
 * Adds records for the admin's lists: lessons with a question each, people, images, poor questions
 * and log entries.
 */
export async function addRecords(): Promise<void> {
  await fillUpTo(0, RECORDS)
  await addQuestions(QUESTIONS_A_LESSON, RECORDS / QUESTIONS_A_LESSON)
  await addPlayers(RECORDS * 0.8)
  await runSlowly(...STATEMENTS)
  await tidyUp(
    'all_questions',
    'parents',
    'pupils',
    'accounts',
    'images',
    'question_quality',
    'question_reports',
    'audit_log',
    'access_rights',
  )
}

const STATEMENTS = [
  `update pupils set first_name = initcap(translate(left(md5(nick_name), 6), '0123456789', 'aeiourstln'))
    where nick_name like 'bench-%'`,
  `update parents set first_name = initcap(translate(left(md5(email), 6), '0123456789', 'aeiourstln'))
    where email like 'bench-%'`,
  // As long as questions with explanations.
  `update all_questions set explanation = repeat(md5(slug), 20)
    where lesson_id in (select id from all_lessons where slug like 'bench-%')`,
  `insert into access_rights (parent_id, subscription_name, subscription_until)
    select id, 'Iskra', now() + interval '1 day' * (row_number() over ())
    from parents where hashtext(id::text) % 4 = 0`,
  `update accounts set blocked_at = now() where kind = 'ucenik' and hashtext(id::text) % 500 = 0`,
  `with file as (
      insert into stored_files (id, type, bytes, width, height)
      values (gen_random_uuid(), 'image/webp', 1000, 100, 100) returning id)
    insert into images (id, slug, name, alt, file_id, width, height)
    select uuidv7(), l.slug, l.title, l.summary, file.id, 100, 100
    from all_lessons l, file where l.slug like 'bench-%'`,
  `insert into question_quality (question_id, answers, right_answers, strength, is_weak)
    select id, 40, 20, random(), hashtext(slug) % 20 = 0 from all_questions`,
  `insert into question_reports (id, question_id, reason, day)
    select gen_random_uuid(), id, 'unclear', current_date from all_questions
    where hashtext(slug) % 100 = 0`,
  `insert into audit_log (id, admin_email, action, record_table, record_id, record_title, before, after, created_at)
    select uuidv7(interval '-1 minute' * n), 'urednik' || n % 5 || '@example.com',
      case when n % 50 = 0 then 'record-delete' else 'record-update' end,
      'all_questions', q.id, left(q.text, 160), '{"text":"prije"}', '{"text":"poslije"}',
      now() - interval '1 minute' * n
    from (select row_number() over () as place, id, text from all_questions
        where lesson_id in (select id from all_lessons where slug like 'bench-%')) q,
      generate_series(1, ${LOG_ENTRIES / RECORDS}) part, lateral (select part * ${RECORDS} + place as n) as numbered`,
]
