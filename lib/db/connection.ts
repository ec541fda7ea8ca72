/**
 * The address of the database: `DATABASE_URL`, or that of the embedded server, which whoever
 * started it left in the environment for the code that Next runs in the same process.
 */
export function connectionString(): string {
  const url = process.env.DATABASE_URL?.trim() || process.env.ISKRA_INTERNAL_DATABASE_URL
  if (url) return url
  throw new Error('There is no database: start the app with npm start, or set DATABASE_URL.')
}
