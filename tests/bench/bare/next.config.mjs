/** The app's settings that affect how fast a page is served. */
const config = {
  cacheComponents: true,
  partialPrefetching: false,
  poweredByHeader: false,
  // The app's server compresses by itself; plain `next start` compresses as usual.
  compress: process.env.BARE_SERVER !== 'layers',
}

export default config
