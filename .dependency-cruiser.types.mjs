import base from './.dependency-cruiser.cjs'
import { directions } from './tests/architecture/boundaries.mjs'

/** A config of its own, since only these rules count imports of types. */
const config = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two modules that need each other are one module; types included.',
      from: {},
      to: { circular: true },
    },
    ...directions,
  ],
  options: { ...base.options, tsPreCompilationDeps: true },
}

export default config
