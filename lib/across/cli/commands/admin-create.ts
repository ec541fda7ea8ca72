import { drizzle } from 'drizzle-orm/node-postgres'
import { openPool } from '@/lib/platform/db/client'
import { migrate } from '@/lib/platform/db/migrate'
import { violatedUniqueIndex } from '@/lib/platform/db/errors'
import { emailSchema } from '@/lib/across/accounts/model'
import { askNewPassword } from '../ask-password'
import type { Command, CommandInput } from './command'

/**
 * Migrates the database, creates an admin and adds missing grades. The password is never an
 * argument.
 */
export const adminCreateCommand: Command = {
  needsDatabase: true,
  usage: '<email>',
  about: 'makes an admin; asks for the password, or reads it from the first line of its input',
  accepts: ([email, ...rest]) => emailSchema.safeParse(email).success && rest.length === 0,
  run: makeAdmin,
}

async function makeAdmin({ args, connectionString, log }: CommandInput): Promise<number> {
  const email = emailSchema.parse(args[0])
  await migrate(connectionString)
  const { createAdmin, hasAdminWithEmail } = await import('@/lib/platform/admin/create')
  const { addMissingGrades } = await import('@/lib/content/curriculum/grades/add-missing-grades')
  const pool = openPool(connectionString, 1)
  const database = drizzle(pool)
  const refuse = () => {
    console.error(`There is already an admin ${email}: nothing was changed.`)
    return 1
  }
  try {
    // Checked before asking for a password.
    if (await hasAdminWithEmail(email, database)) return refuse()
    await createAdmin({ email, password: await askNewPassword() }, database)
    await database.transaction(addMissingGrades)
  } catch (error) {
    if (violatedUniqueIndex(error) === 'accounts_admin_login') return refuse()
    throw error
  } finally {
    await pool.end()
  }
  log(`The admin ${email} can sign in at /admin/login.`)
  return 0
}
