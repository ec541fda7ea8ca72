import 'server-only'

/**
 * A build has no database. Data functions then give their empty value, and every start of the
 * server renews all tags before it takes visitors (lib/http/server), so no one sees it.
 */
export const isBuildPhase = () => process.env.NEXT_PHASE === 'phase-production-build'
