/** `kind` of the answer „Ne znam” (“I don't know”), which gives up a question of any kind. */
export const DONT_KNOW = 'ne-znam'

/** „Ne znam”; `edition` is the shown edition, as in answers. */
export type DontKnow = { kind: typeof DONT_KNOW; edition?: number | undefined }

export const isDontKnow = (answer: { kind?: unknown }): answer is DontKnow =>
  answer.kind === DONT_KNOW
