/** Prints a line. */
export const say: (line: string) => void

/** Runs `work` and says what is going on when it takes longer than two seconds. */
export function step<T>(what: string, work: () => Promise<T> | T): Promise<T>

/** A failure whose message is the whole story: it is printed without a stack. */
export class Refusal extends Error {
  constructor(message: string, exitCode?: number)
  readonly exitCode: number
}
