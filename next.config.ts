import type { NextConfig } from 'next'
import { callHeaders, securityHeaders } from './lib/platform/http/security-headers'

// A build gets its name from lib/across/cli/build-site. In the environment: what the development server starts
// must not each make a name of its own.
const build = (process.env.ISKRA_BUILD ??= Date.now().toString(36))

const config: NextConfig = {
  env: { ISKRA_BUILD: build },
  // The same on every machine that builds the same sources: one's pages name files of another.
  generateBuildId: () => build,
  // The server is told which build it serves (lib/across/cli/builds).
  distDir: process.env.ISKRA_BUILD_FOLDER ?? '.next',
  cacheComponents: true,
  // An unknown address waits for its page, so that a missing one is a real 404.
  partialPrefetching: false,
  // `npm run check` proves the types; a build on a visitor's machine need not do it again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // lib/platform/http/server compresses, and keeps the compressed bytes of cached pages.
  compress: false,
  reactStrictMode: true,
  // Nobody: kept pages have their metadata in the head. Those on Next's own list would have every
  // page made anew, at three times the cost, and kept by no one.
  htmlLimitedBots: /(?!)/,
  // `Picture` names stored widths: without this, anyone could have /_next/image make others.
  images: { unoptimized: true },
  experimental: {
    // Pages made on demand stay in the bounded memory cache: unknown addresses can't fill a disk.
    isrFlushToDisk: false,
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/api/:path*', headers: callHeaders },
    // Asked for at each visit: a fault in it must not stay with anyone.
    { source: '/sw.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
  ],
}

export default config
