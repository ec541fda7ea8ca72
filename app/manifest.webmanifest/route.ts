import type { MetadataRoute } from 'next'
import { DEFAULT_SITE_NAME } from '@/lib/platform/metadata'
import { FUN_QUIZZES_PATH, KEPT_PAGES_PATH } from '@/lib/platform/paths'
import { cachedSiteFrame } from '@/lib/site/dynamic-content/cached'
import { THEME_COLORS } from '@/lib/site/dynamic-content/theme-colors'

const ICONS = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}))

/** Devices crop this icon to their own shape, so its edges are empty. */
const MASKABLE = {
  src: '/icon-maskable-512.png',
  sizes: '512x512',
  type: 'image/png',
  purpose: 'maskable',
} as const

/** Actions offered by a long press on the icon. */
const SHORTCUTS = [
  { name: 'Zabavni kvizovi', url: FUN_QUIZZES_PATH },
  { name: 'Spremljene lekcije', url: KEPT_PAGES_PATH },
]

/** The web app manifest with the site's brand. */
export async function GET() {
  const site = await cachedSiteFrame()
  const name = site?.brandName ?? DEFAULT_SITE_NAME
  const manifest: MetadataRoute.Manifest = {
    name,
    short_name: name,
    lang: 'hr',
    description: 'Skripte i kvizovi od 1. do 8. razreda',
    id: '/',
    scope: '/',
    // Signed-in children are redirected to the profile.
    start_url: '/',
    display: 'standalone',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: site?.icon ? [{ src: site.icon, sizes: 'any' }] : [...ICONS, MASKABLE],
    categories: ['education'],
    shortcuts: SHORTCUTS,
  }
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}
