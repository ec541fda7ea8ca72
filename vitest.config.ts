import { defineConfig } from 'vitest/config'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))
const alias = [
  // `server-only` throws outside a React server bundle; tests are the server.
  { find: 'server-only', replacement: `${root}tests/support/server-only.ts` },
  { find: /^@\//, replacement: root },
]

/** Replaces a package in API tests. */
const standIn = (name: string, file: string) => ({
  find: name,
  replacement: `${root}tests/support/stand-ins/${file}.ts`,
})
const standIns = [standIn('@node-rs/argon2', 'argon2'), standIn('next/cache', 'next-cache')]

/** Uses the production builds of packages, without their development checks. */
const conditions = ['module', 'node', 'production']
const server = {
  resolve: { alias: [...alias, ...standIns], conditions },
  // Node gets these too. It can't load what some packages offer bundlers as `module`.
  ssr: { resolve: { conditions: conditions.filter((name) => name !== 'module') } },
}

/** A machine with other work is no fault of a test. */
const PATIENCE_MS = 30_000

export default defineConfig({
  resolve: { alias },
  test: {
    // By default one of two cores stays idle.
    maxWorkers: '100%',
    reporters: [
      'default',
      ['json', { outputFile: 'tests/.artifacts/vitest.json' }],
      `${root}tests/support/report-errors-outside.ts`,
    ],
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          environment: 'node',
          // Stateless rules: a process per file took longer than the tests themselves.
          isolate: false,
          // A stubbed window would make the next files' modules believe that a browser loads them.
          unstubGlobals: true,
          setupFiles: ['tests/support/quiet-console.ts', 'tests/support/property-seed.ts'],
          testTimeout: PATIENCE_MS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          environment: 'jsdom',
          // A context per file instead of a process: jsdom is loaded once per worker.
          pool: 'vmThreads',
          setupFiles: [
            'tests/support/quiet-console.ts',
            'tests/component/support/network.ts',
            'tests/support/dom.ts',
          ],
          testTimeout: PATIENCE_MS,
        },
      },
      {
        ...server,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          // The app is loaded once per worker; `fresh-app.ts` restarts it for each file.
          isolate: false,
          globalSetup: ['tests/support/template-database.ts'],
          setupFiles: [
            'tests/support/fresh-app.ts',
            'tests/support/quiet-console.ts',
            'tests/support/property-seed.ts',
          ],
          testTimeout: PATIENCE_MS,
          hookTimeout: 60_000,
        },
      },
      {
        ...server,
        test: {
          name: 'heavy',
          // They measure time and memory; no other tests are repeated.
          retry: process.env.CI ? 1 : 0,
          include: ['tests/heavy/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/template-database.ts'],
          setupFiles: ['tests/support/fresh-app.ts', 'tests/support/quiet-console.ts'],
          testTimeout: PATIENCE_MS,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
