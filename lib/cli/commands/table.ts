import type { Env } from '@/lib/env'
import { backup } from './backup'
import { exportLessons } from './export'
import { importFiles } from './import'
import { runMigrations } from './migrate'
import { restore } from './restore'
import { seedDatabase } from './seed'

export type CommandInput = {
  args: string[]
  connectionString: string
  settings: Env
  log: (line: string) => void
}

export type Command = {
  usage: string
  about: string
  /** Whether the words after the command's name are ones it can work with. */
  accepts: (args: string[]) => boolean
  /** Resolves with the exit code. */
  run: (input: CommandInput) => Promise<number>
}

/** A command of the contract that arrives with a later part of the product. */
export type FutureCommand = { comesWith: string }

/** Design, section 2: the commands of `npm run iskra`. */
export const COMMANDS: Record<string, Command | FutureCommand> = {
  migrate: runMigrations,
  seed: seedDatabase,
  import: importFiles,
  backup,
  restore,
  export: exportLessons,
  'admin:create': { comesWith: 'user accounts' },
}
