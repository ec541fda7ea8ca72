import 'server-only'

/**
 * A build has no database. Data functions then return their empty value, which no visitor sees: each
 * start of the server renews all tags before it accepts requests (lib/platform/http/server).
 */
export const isBuildPhase = () => process.env.NEXT_PHASE === 'phase-production-build'
