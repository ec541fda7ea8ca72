import type { Env } from '@/lib/env'
import { adminCreate } from './admin-create'
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

/** Design, section 2: the commands of `npm run iskra`. */
export const COMMANDS: Record<string, Command> = {
  migrate: runMigrations,
  seed: seedDatabase,
  import: importFiles,
  backup,
  restore,
  export: exportLessons,
  'admin:create': adminCreate,
}
