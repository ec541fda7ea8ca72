import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate` writes the next migration from the tables of all domains. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./lib/*/*/tables.ts', './lib/*/*/*/tables.ts'],
  out: './lib/platform/db/migrations',
})
