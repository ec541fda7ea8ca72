import type { Env } from '@/lib/platform/env'

export type CommandInput = {
  /** The words after the command's name, without its flag. */
  args: string[]
  isFlagged: boolean
  connectionString: string
  settings: Env
  log: (line: string) => void
}

export type Command = {
  usage: string
  about: string
  /** A word that may be among the others, such as `--force`. */
  flag?: string
  /** Whether it can work with these words. */
  accepts: (args: string[]) => boolean
  /** Resolves with the exit code. */
  run: (input: CommandInput) => Promise<number>
}

/** For commands that take one file or folder. */
export const isPath = (args: string[]): boolean => args.length === 1 && !args[0]?.startsWith('-')
