/** The demo accounts, whose passwords everybody knows (design, section 2). */
export const DEMO = {
  parent: 'roditelj@iskra.test',
  children: ['maja', 'luka'],
  secondParent: 'drugi@iskra.test',
  secondChild: 'ivan',
  password: 'Iskra-demo-2026',
  admin: 'admin@iskra.test',
  adminPassword: 'Iskra-admin-2026',
} as const
