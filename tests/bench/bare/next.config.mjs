/** The app's settings that affect how fast a page is served. */
const config = {
  cacheComponents: true,
  partialPrefetching: false,
  poweredByHeader: false,
  // The app's server compresses itself; `next start` uses its own compression.
  compress: process.env.BARE_SERVER !== 'layers',
}

export default config
