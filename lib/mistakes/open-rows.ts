import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import type { SubmittedAnswer } from '@/lib/questions/model'
import { cardLimit, hasEverything, quizLimit, type Player } from '@/lib/answers/policy'

/** A mistake as it is kept; exactly one of the three ids is there. */
export type OpenRow = {
  id: string
  lesson_id: string
  question_id: string | null
  card_id: string | null
  check_question_id: string | null
  answer: SubmittedAnswer | null
  right_day: string | null
}

/**
 * A pupil's mistakes in the order of the textbooks, cleared ones too, so that a page can go on
 * after one that was cleared meanwhile. Only of active grades, and what the player may play.
 */
const placed = (pupilId: string, player: Player): SQL => sql`
  select m.*, row_number() over (order by g.grade_order, s.position, s.id, b.position, b.id,
    u.position, u.id, l.position, l.id, m.id) as place
  from mistakes m
  join lessons l on l.id = m.lesson_id
  join units u on u.id = l.unit_id
  join literature b on b.id = u.literature_id
  join subjects s on s.id = b.subject_id
  join grades g on g.id = s.grade_id and g.is_active
  left join questions q on q.id = m.question_id
  left join cards c on c.id = m.card_id
  where m.pupil_id = ${pupilId} and case
    when q.id is not null then q.position <= ${quizLimit(player)}::bigint
    when c.id is not null then c.position <= ${cardLimit(player)}::bigint
    else ${hasEverything(player)}::boolean end`

type Page = { found: OpenRow[]; total: number }
type Row = (OpenRow | { id: null }) & { total: number }

/** Open mistakes after one of them (from the first without), at most `limit`, and how many there are. */
export async function listOpenRows(
  pupilId: string,
  player: Player,
  { after, limit }: { after: string | null; limit: number },
): Promise<Page> {
  const { rows } = await db().execute<Row>(sql`
    with placed as (${placed(pupilId, player)})
    select page.*, total
    from (select count(*)::int as total from placed where cleared_at is null) counted
    left join (
      select id, lesson_id, question_id, card_id, check_question_id, answer, right_day::text, place
      from placed
      where cleared_at is null
        and place > coalesce((select place from placed where id = ${after}::uuid), 0)
      order by place limit ${limit}
    ) page on true
    order by place`)
  // A page without any is one row of the total alone.
  return { found: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
}
