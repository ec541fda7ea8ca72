import type { NextConfig } from 'next'
import {
  adminHeaderOverrides,
  callHeaderOverrides,
  securityHeaders,
} from './lib/platform/http/security-headers'

// lib/across/cli/build-site names the build. Kept in the environment, so that the development
// server's child processes share one name.
const build = (process.env.ISKRA_BUILD ??= Date.now().toString(36))

const config: NextConfig = {
  env: { ISKRA_BUILD: build },
  // Machines with the same sources share the id, so that pages find their files on any machine.
  generateBuildId: () => build,
  // Set by the server that serves the build (lib/across/cli/builds).
  distDir: process.env.ISKRA_BUILD_FOLDER ?? '.next',
  cacheComponents: true,
  // An unknown address waits for its page, so that a missing one is a real 404.
  partialPrefetching: false,
  // `npm run check` checks the types, so a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // The app's own layers compress pages (lib/platform/http/compression) and cache the compressed
  // bytes (lib/platform/cache/page-cache).
  compress: false,
  reactStrictMode: true,
  // Matches no bot: cached pages have their metadata in the head. For bots on Next's default list
  // every page would be rendered anew, uncached, at three times the cost.
  htmlLimitedBots: /(?!)/,
  // Switches off Next's image optimiser: `Picture` uses stored widths, and /_next/image would let
  // anyone create others.
  images: { unoptimized: true },
  experimental: {
    // Pages rendered on demand stay in the bounded memory cache: unknown addresses can't fill a
    // disk.
    isrFlushToDisk: false,
    // A page or call loads its code at its first request: all of it takes 120 MB (decision 100).
    preloadEntriesOnStart: false,
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/api/:path*', headers: callHeaderOverrides },
    { source: '/admin/:path*', headers: adminHeaderOverrides },
    // Small drawings on many screens: asked for once a day instead of at each visit.
    {
      source: '/:folder(avatars|fire|thunder)/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
    // Revalidated on each visit, so that a faulty worker can be replaced.
    { source: '/sw.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
  ],
}

export default config
