import type { AccountKind } from '@/lib/platform/auth/model'

/** The demo accounts, whose passwords are public (design, section 2). */
export const DEMO = {
  parent: 'roditelj@iskra.test',
  children: ['maja', 'luka'],
  secondParent: 'drugi@iskra.test',
  secondChild: 'ivan',
  password: 'Iskra-demo-2026',
  admin: 'admin@iskra.test',
  adminPassword: 'Iskra-admin-2026',
} as const

/** An e-mail address or nickname with the password that opens it. */
export type SignIn = { kind: AccountKind; name: string; password: string }

const user = (kind: 'roditelj' | 'ucenik', name: string): SignIn => ({
  kind,
  name,
  password: DEMO.password,
})

/** All of them, each family's parent before its children. */
export const DEMO_SIGN_INS: SignIn[] = [
  user('roditelj', DEMO.parent),
  ...DEMO.children.map((name) => user('ucenik', name)),
  user('roditelj', DEMO.secondParent),
  user('ucenik', DEMO.secondChild),
  { kind: 'admin', name: DEMO.admin, password: DEMO.adminPassword },
]
