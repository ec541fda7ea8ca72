import type { AccountKind } from '@/lib/platform/auth/model'

/** The demo accounts with public passwords (rule 1.5). */
export const DEMO_ACCOUNTS = {
  parent: 'roditelj@iskra.test',
  children: ['maja', 'luka'],
  secondParent: 'drugi@iskra.test',
  secondChild: 'ivan',
  password: 'Iskra-demo-2026',
  admin: 'admin@iskra.test',
  adminPassword: 'Iskra-admin-2026',
} as const

/** An e-mail address or nickname with its password. */
export type Credentials = { kind: AccountKind; name: string; password: string }

const user = (kind: 'roditelj' | 'ucenik', name: string): Credentials => ({
  kind,
  name,
  password: DEMO_ACCOUNTS.password,
})

/** All demo accounts, each parent before the children. */
export const DEMO_SIGN_INS: Credentials[] = [
  user('roditelj', DEMO_ACCOUNTS.parent),
  ...DEMO_ACCOUNTS.children.map((name) => user('ucenik', name)),
  user('roditelj', DEMO_ACCOUNTS.secondParent),
  user('ucenik', DEMO_ACCOUNTS.secondChild),
  { kind: 'admin', name: DEMO_ACCOUNTS.admin, password: DEMO_ACCOUNTS.adminPassword },
]
