import { configureGlobal } from 'fast-check'
import { SEED_OF_DAY } from './sample'

// Other values each day, the same at a repeat: a property that fails is no flake.
configureGlobal({ seed: SEED_OF_DAY })
