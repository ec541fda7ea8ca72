import type { Env } from '@/lib/platform/env'

export type CommandInput = {
  /** Arguments after the command's name, without its flag. */
  args: string[]
  isFlagged: boolean
  connectionString: string
  settings: Env
  log: (line: string) => void
}

export type Command = {
  usage: string
  about: string
  /** An optional flag, such as `--force`. */
  flag?: string
  /** Whether the arguments are valid. */
  accepts: (args: string[]) => boolean
  /** Resolves with the exit code. */
  run: (input: CommandInput) => Promise<number>
}

/** Accepts exactly one file or folder. */
export const isSinglePath = (args: string[]): boolean =>
  args.length === 1 && !args[0]?.startsWith('-')
