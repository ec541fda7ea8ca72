import 'server-only'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { admins } from '@/lib/platform/admin/tables'
import { toLoginKey } from '@/lib/platform/auth/model'
import { hashPassword } from '@/lib/platform/auth/password'
import { accounts } from '@/lib/platform/auth/tables'
import { accessRights, orders, products } from '@/lib/people/billing/tables'
import { grades } from '@/lib/content/curriculum/tables'
import type { Database } from '@/lib/platform/db/client'
import { DEMO_ACCOUNTS } from './sign-ins'
import { readInitialText } from '@/lib/site/dynamic-content/pages/initial-texts'
import { TERMS_PAGE } from '@/lib/site/dynamic-content/pages/model'
import { normalizedLook } from '@/lib/across/accounts/nicknames/look'
import { parents, pupils } from '@/lib/people/users/tables'

const YEAR_MS = 365 * 24 * 3_600_000

type DemoChild = { firstName: string; nickName: string; gradeSlug: string; avatarURL: string }
type DemoFamily = {
  parent: { firstName: string; lastName: string; email: string }
  children: DemoChild[]
  /** The first family has bought everything, the second nothing (rule 1.5). */
  isSubscribed: boolean
}

const FAMILIES: DemoFamily[] = [
  {
    parent: { firstName: 'Ana', lastName: 'Horvat', email: DEMO_ACCOUNTS.parent },
    children: [
      {
        firstName: 'Maja',
        nickName: DEMO_ACCOUNTS.children[0],
        gradeSlug: '5-razred',
        avatarURL: '/avatars/lisica.svg',
      },
      {
        firstName: 'Luka',
        nickName: DEMO_ACCOUNTS.children[1],
        gradeSlug: '7-razred',
        avatarURL: '/avatars/vuk.svg',
      },
    ],
    isSubscribed: true,
  },
  {
    parent: { firstName: 'Petra', lastName: 'Kovač', email: DEMO_ACCOUNTS.secondParent },
    children: [
      {
        firstName: 'Ivan',
        nickName: DEMO_ACCOUNTS.secondChild,
        gradeSlug: '3-razred',
        avatarURL: '/avatars/jez.svg',
      },
    ],
    isSubscribed: false,
  },
]

/** Creates the demo families and the demo admin. Repeatable: existing accounts stay unchanged. */
export async function seedDemoAccounts(tx: Database): Promise<void> {
  const [user, admin] = await Promise.all([
    hashPassword(DEMO_ACCOUNTS.password),
    hashPassword(DEMO_ACCOUNTS.adminPassword),
  ])
  for (const family of FAMILIES) await addFamily(family, user, tx)
  await addAdmin(admin, tx)
}

async function addFamily(
  { parent, children, isSubscribed }: DemoFamily,
  passwordHash: string,
  tx: Database,
): Promise<void> {
  const now = new Date()
  const until = new Date(now.getTime() + YEAR_MS)
  const id = await addAccount('roditelj', parent.email, passwordHash, tx)
  if (!id) return
  await tx.insert(parents).values({
    ...parent,
    id,
    emailConfirmedAt: now,
    consentedAt: now,
    termsVersion: (await readInitialText(TERMS_PAGE)).edition,
  })
  const product = isSubscribed ? await bestProduct(tx) : undefined
  const bought = {
    subscriptionName: product?.name ?? 'Iskra',
    subscriptionUntil: until,
    aiMaxUntil: until,
    professorUntil: until,
  }
  await tx.insert(accessRights).values({ parentId: id, ...(isSubscribed && bought) })
  if (product) await addPaidOrder(id, product, now, tx)
  for (const child of children) await addChild(id, child, passwordHash, tx)
}

/** The first product with all features. */
async function bestProduct(tx: Database): Promise<typeof products.$inferSelect | undefined> {
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.hasSubscription, true), eq(products.hasProfessor, true)))
    .orderBy(asc(products.position))
    .limit(1)
  return product
}

async function addPaidOrder(
  parentId: string,
  { id: productId, name: productName, price }: typeof products.$inferSelect,
  now: Date,
  tx: Database,
): Promise<void> {
  const paid = { state: 'paid', createdAt: now, closedAt: now } as const
  await tx.insert(orders).values({ parentId, productId, productName, price, ...paid })
}

async function addChild(
  parentId: string,
  { gradeSlug, ...child }: DemoChild,
  passwordHash: string,
  tx: Database,
): Promise<void> {
  const [grade] = await tx
    .select({ id: grades.id })
    .from(grades)
    .where(inArray(grades.slug, [gradeSlug]))
  const id = grade && (await addAccount('ucenik', child.nickName, passwordHash, tx))
  if (!id) return
  const nickLook = normalizedLook(child.nickName)
  await tx
    .insert(pupils)
    .values({ ...child, nickLook, showsNickname: true, id, parentId, gradeId: grade.id })
}

async function addAdmin(passwordHash: string, tx: Database): Promise<void> {
  const id = await addAccount('admin', DEMO_ACCOUNTS.admin, passwordHash, tx)
  if (id) await tx.insert(admins).values({ id, email: DEMO_ACCOUNTS.admin })
}

/** The new account's id; undefined when the name is taken. */
async function addAccount(
  kind: 'roditelj' | 'ucenik' | 'admin',
  name: string,
  passwordHash: string,
  tx: Database,
): Promise<string | undefined> {
  const [account] = await tx
    .insert(accounts)
    .values({ id: uuidv7(), kind, loginKey: toLoginKey(name), passwordHash })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  return account?.id
}
