import 'server-only'
import { eq, gt, inArray, isNotNull, isNull, not, notInArray, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import type { UserKind } from '@/lib/platform/auth/model'
import { accounts } from '@/lib/platform/auth/tables'
import { accessRights } from '@/lib/people/billing/tables'
import { db } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { parents, pupils } from '@/lib/people/users/tables'
import type { listPeopleContract } from './contract'

const kind = (one: UserKind) => sql<UserKind>`${sql.raw(`'${one}'`)}`.as('person_kind')

/** Parents and pupils with name, sign-in name and family id. */
const peopleOf = () =>
  unionAll(
    db()
      .select({
        id: parents.id,
        firstName: parents.firstName,
        lastName: sql<string>`${parents.lastName}`.as('last_name'),
        signInName: sql<string>`${parents.email}`.as('sign_in_name'),
        searchText: parents.searchText,
        createdAt: parents.createdAt,
        parentId: sql<string>`${parents.id}`.as('family_id'),
        kind: kind('roditelj'),
      })
      .from(parents),
    db()
      .select({
        id: pupils.id,
        firstName: pupils.firstName,
        lastName: sql<string>`''`.as('last_name'),
        signInName: sql<string>`${pupils.nickName}`.as('sign_in_name'),
        searchText: pupils.searchText,
        createdAt: pupils.createdAt,
        parentId: sql<string>`${pupils.parentId}`.as('family_id'),
        kind: kind('ucenik'),
      })
      .from(pupils),
  ).as('people')

/** Lists parents and children, including blocked ones. */
export async function listPeople({ query }: HandlerInput<typeof listPeopleContract>) {
  const { kind: wanted, isBlocked, isSubscribed } = query
  const people = peopleOf()
  // Blocked accounts are few and have their own index.
  const blocked = db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(isNotNull(accounts.blockedAt))
  const until = accessRights.subscriptionUntil
  const isCurrent = gt(until, sql`now()`)
  const isNone = or(isNull(until), not(isCurrent))
  const page = await readListPage(
    {
      // The database drops joins that a count does not need.
      from: (selected) =>
        db()
          .select(selected)
          .from(people)
          .leftJoin(accounts, eq(accounts.id, people.id))
          .leftJoin(accessRights, eq(accessRights.parentId, people.parentId))
          .$dynamic(),
      columns: {
        _id: people.id,
        kind: people.kind,
        name: sql<string>`trim(${people.firstName} || ' ' || ${people.lastName})`,
        signInName: people.signInName,
        familyName: sql<string>`(select first_name || ' ' || last_name from parents
          where id = ${people.parentId})`,
        isBlocked: sql<boolean>`${accounts.blockedAt} is not null`,
        subscriptionUntil: until,
        createdAt: people.createdAt,
      },
      id: people.id,
      search: [people.searchText],
      sorts: { name: [people.firstName], created: [] },
      where: [
        wanted && eq(people.kind, wanted),
        isBlocked === undefined
          ? undefined
          : (isBlocked ? inArray : notInArray)(people.id, blocked),
        isSubscribed === undefined ? undefined : isSubscribed ? isCurrent : isNone,
      ],
    },
    query,
  )
  return {
    ...page,
    items: page.items.map(({ subscriptionUntil, createdAt, ...one }) => ({
      ...one,
      subscriptionUntil: subscriptionUntil?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
  }
}
