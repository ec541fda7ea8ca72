/** Longest texts in characters; the database checks the same numbers. */
export const FAQ_LIMITS = { question: 200, answer: 4_000, topic: 60, position: 100_000 } as const

/** A question that is asked often, as visitors see it. */
type FaqEntry = {
  _id: string
  question: string
  /** Made of Markdown: nothing in it runs. */
  html: string
}

export type FaqTopic = { topic: string; entries: FaqEntry[] }
