import type { SkillTurn } from './turns'

/** A part of a sitting. A script comes before the first question of a new lesson. */
export type PlannedItem = PlannedQuestion | PlannedCard | { kind: 'script'; lessonId: string }

type PlannedCard = { kind: 'card'; id: string; lessonId: string }

export type PlannedQuestion = {
  kind: 'question'
  id: string
  lessonId: string
  reason: SkillTurn['reason']
}

export const isQuestion = (item: PlannedItem): item is PlannedQuestion => item.kind === 'question'

export const isCard = (item: PlannedItem): item is PlannedCard => item.kind === 'card'

/** Identifies a part within its sitting. */
export const keyOf = (item: PlannedItem): string =>
  item.kind === 'script' ? `skripta ${item.lessonId}` : item.id
