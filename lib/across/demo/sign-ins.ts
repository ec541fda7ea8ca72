import type { AccountKind } from '@/lib/platform/auth/model'

/** The demo accounts with public passwords (rule 1.5). */
export const DEMO = {
  parent: 'roditelj@iskra.test',
  children: ['maja', 'luka'],
  secondParent: 'drugi@iskra.test',
  secondChild: 'ivan',
  password: 'Iskra-demo-2026',
  admin: 'admin@iskra.test',
  adminPassword: 'Iskra-admin-2026',
} as const

/** An e-mail address or nickname with its password. */
export type SignIn = { kind: AccountKind; name: string; password: string }

const user = (kind: 'roditelj' | 'ucenik', name: string): SignIn => ({
  kind,
  name,
  password: DEMO.password,
})

/** All demo accounts, each parent before the children. */
export const DEMO_SIGN_INS: SignIn[] = [
  user('roditelj', DEMO.parent),
  ...DEMO.children.map((name) => user('ucenik', name)),
  user('roditelj', DEMO.secondParent),
  user('ucenik', DEMO.secondChild),
  { kind: 'admin', name: DEMO.admin, password: DEMO.adminPassword },
]
