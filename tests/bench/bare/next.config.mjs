/** The settings of the app that decide how fast a page is served. */
const config = {
  cacheComponents: true,
  partialPrefetching: false,
  poweredByHeader: false,
  // The app's server compresses by itself; `next start` alone does it as it always does.
  compress: process.env.BARE_SERVER !== 'layers',
}

export default config
