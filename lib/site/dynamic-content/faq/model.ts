/** Maximum lengths in characters; the database checks the same numbers. */
export const FAQ_LIMITS = { question: 200, answer: 4_000, topic: 60, position: 100_000 } as const

/** A frequently asked question as visitors see it. */
type FaqEntry = {
  _id: string
  question: string
  /** Rendered from Markdown, without scripts. */
  html: string
}

export type FaqTopic = { topic: string; entries: FaqEntry[] }
