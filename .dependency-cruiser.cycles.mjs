import base from './.dependency-cruiser.cjs'

/** A config of its own, since only this rule counts imports of types. */
const config = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two modules that need each other are one module; types included.',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...base.options, tsPreCompilationDeps: true },
}

export default config
