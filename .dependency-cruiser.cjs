/**
 * Two rules that a linter of single files can't see; the floors and cycles are in
 * .dependency-cruiser.types.mjs.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-database-in-the-browser',
      severity: 'error',
      comment: 'What reaches the browser must not reach the database, over however many steps.',
      from: { path: '^(components|stores)/' },
      to: { path: '^lib/platform/db/', reachable: true },
    },
    {
      name: 'no-schemas-where-pupils-learn',
      severity: 'error',
      comment: 'Zod is 33 kB of scripts; calls are made without it (decision 006).',
      from: {
        path: '^(components/(?!across|forms|layout)|stores)/',
      },
      to: { path: '^node_modules/zod/', reachable: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^\\.next/|^\\.data/)' },
    // Types vanish before anything runs.
    tsPreCompilationDeps: false,
  },
}
