import type { Child } from '@/lib/users/model'

/** What a parent is asked, if anything. */
export type ParentDialog = { kind: 'add' | 'erase' } | { kind: 'edit' | 'delete'; child: Child }
