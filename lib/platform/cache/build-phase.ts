import 'server-only'

/**
 * A build has no database. Data functions then return their empty value, which no visitor sees: each
 * start of the server renews all tags before it accepts requests (lib/across/cli/serve).
 */
export const isBuildPhase = () => process.env.NEXT_PHASE === 'phase-production-build'
