import { checkDatabaseAddresses } from '@/lib/platform/db/check-addresses'
import { isDatabaseUnavailable } from '@/lib/platform/db/errors'
import { parseEnv } from '@/lib/platform/env'
import type { Command } from './commands/command'
import { COMMANDS } from './commands/table'
import { openDatabase } from './open-database'
import { PlainError, say } from './say.mjs'

/** Exit codes. */
export const EXIT_CODES = { done: 0, failed: 1, misused: 2 } as const

/** Shown instead of driver errors, which name sockets and whole statements. */
const LOST = 'The database can’t answer. Run the command again when it is back.'

/** The database's own message, without the failed statement. */
function innermost(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? innermost(cause) : message
}

/** Runs a command, on the configured database if it needs one. Resolves with the exit code. */
export async function runIskraCommand(args: string[], stop?: AbortSignal): Promise<number> {
  const [name = 'help', ...rest] = args
  if (['help', '--help', '-h'].includes(name)) return showHelp()
  const command = COMMANDS[name]
  if (!command) return misuse(`There is no command "${name}".`)
  const words = rest.filter((word) => word !== command.flag)
  if (!command.accepts(words))
    return misuse(`Use: npm run iskra -- ${name} ${usageOf(command)}`.trim())
  const given = { args: words, isFlagged: words.length < rest.length }
  return command.needsDatabase
    ? await runOnDatabase(command, given, stop)
    : await command.run({ ...given, log: say })
}

const usageOf = ({ usage, flag }: Command) => (flag ? `${usage} [${flag}]` : usage)

type Given = { args: string[]; isFlagged: boolean }

async function runOnDatabase(
  command: Extract<Command, { needsDatabase: true }>,
  given: Given,
  signal?: AbortSignal,
) {
  const settings = parseEnv(process.env)
  const database = await openDatabase(settings, { role: 'tool', signal })
  try {
    await checkDatabaseAddresses(settings)
    const { connectionString } = database
    return await command.run({ ...given, connectionString, settings, log: say })
  } catch (error) {
    if (!isDatabaseUnavailable(error) || process.env.ISKRA_DEBUG) throw error
    throw new PlainError(`${LOST} (${innermost(error)})`)
  } finally {
    await database.close()
  }
}

function misuse(sentence: string): number {
  console.error(sentence)
  console.error('All commands: npm run iskra -- help')
  return EXIT_CODES.misused
}

function showHelp(): number {
  say('npm run iskra -- <command>\n')
  for (const [name, command] of Object.entries(COMMANDS)) {
    say(`  ${`${name} ${usageOf(command)}`.padEnd(36)} ${command.about}`)
  }
  return EXIT_CODES.done
}
