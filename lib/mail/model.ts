/** What a letter says, in both forms. */
export type Letter = { subject: string; text: string; html: string }

/** Whose letter, and where to. It goes with the account when that is erased. */
export type Addressed = Letter & { accountId: string; recipient: string }
