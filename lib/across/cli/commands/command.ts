import type { Env } from '@/lib/platform/env'

export type CommandInput = {
  /** Arguments after the command's name, without its flag. */
  args: string[]
  isFlagged: boolean
  connectionString: string
  settings: Env
  log: (line: string) => void
}

type Described = {
  usage: string
  about: string
  /** An optional flag, such as `--force`. */
  flag?: string
  /** Whether the arguments are valid. */
  accepts: (args: string[]) => boolean
}

/** A command on the database, which is started for it where none is configured. */
type DatabaseCommand = Described & {
  needsDatabase: true
  /** Resolves with the exit code. */
  run: (input: CommandInput) => Promise<number>
}

type PlainCommand = Described & {
  needsDatabase: false
  /** Resolves with the exit code. */
  run: (input: Omit<CommandInput, 'connectionString' | 'settings'>) => Promise<number>
}

export type Command = DatabaseCommand | PlainCommand

/** Accepts exactly one file or folder. */
export const isSinglePath = (args: string[]): boolean =>
  args.length === 1 && !args[0]?.startsWith('-')
