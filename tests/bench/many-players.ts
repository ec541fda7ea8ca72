import { sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { runSlowly, tidyUp } from './many-lessons'

/** Adds families of five children each until `count` pupils were added. */
export async function addPlayers(count: number): Promise<void> {
  const families = Math.ceil(count / 5)
  await runSlowly(`
    with people as (
      select gen_random_uuid() as parent_id, family from generate_series(1, ${families}) as family
    ), parent_accounts as (
      insert into accounts (id, kind, login_key, password_hash)
      select parent_id, 'roditelj', 'bench-' || family || '@example.com', 'none' from people
    ), new_parents as (
      insert into parents (id, first_name, last_name, email, consented_at, terms_version)
      select parent_id, 'Iva', 'Bench', 'bench-' || family || '@example.com', now(), '1' from people
    ), children as (
      select gen_random_uuid() as id, parent_id, 'bench-' || family || '-' || child as nick_name
      from people, generate_series(1, 5) as child
    ), child_accounts as (
      insert into accounts (id, kind, login_key) select id, 'ucenik', nick_name from children
    )
    insert into pupils (id, parent_id, first_name, nick_name, grade_id, is_on_leaderboards)
    select id, parent_id, 'Ema', nick_name, (select id from grades limit 1), true from children`)
  await tidyUp('accounts', 'parents', 'pupils')
}

/** Adds a ranked play of a quiz for every pupil on each of the last days, including today. */
export async function addPlays(quizId: string, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await db().execute(sql`
    insert into fun_quiz_plays
      (id, quiz_id, pupil_id, started_at, day, finished_at, "right", total, points, is_ranked)
    select gen_random_uuid(), ${quizId}, pupils.id, ended - interval '1 minute' * random(),
      (ended at time zone 'Europe/Zagreb')::date, ended, 5, 10, 500 + floor(random() * 501), true
    from pupils, lateral (select now() - interval '1 day' * ${day} as ended) as instant
    on conflict do nothing`)
  }
  await tidyUp('fun_quiz_plays')
}
