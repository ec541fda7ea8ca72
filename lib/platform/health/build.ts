/**
 * Id of this build (next.config.ts); in a browser tab the build that the tab was loaded with. Empty
 * in tests.
 */
export const BUILD = process.env.ISKRA_BUILD ?? ''
