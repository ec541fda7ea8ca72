/**
 * Names this build (next.config.ts); in a tab the one that the tab was loaded with. Empty in tests.
 */
export const BUILD = process.env.ISKRA_BUILD ?? ''
