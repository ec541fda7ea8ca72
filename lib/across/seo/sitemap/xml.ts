import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip, createGzip } from 'node:zlib'
import { SitemapBuilder } from 'next-sitemap'
import type { SitemapPage } from './sitemap'

/** The builder behind `getServerSideSitemap` and `getServerSideSitemapIndex`. */
const builder = new SitemapBuilder()

const END = '</urlset>'
const HEAD = builder.withXMLTemplate('').slice(0, -END.length)

/** Streams a sitemap: `getServerSideSitemap` would hold all 50,000 addresses in memory. */
export async function* sitemapXml(
  pieces: AsyncIterable<SitemapPage[]>,
  urlOf: (path: string) => string,
): AsyncGenerator<string> {
  yield HEAD
  for await (const pages of pieces) {
    const fields = pages.map(({ path, changed }) => ({
      loc: escaped(urlOf(path)),
      ...(changed && { lastmod: changed.toISOString() }),
    }))
    yield builder.buildSitemapXml(fields).slice(HEAD.length, -END.length)
  }
  yield END
}

/** The index of a sitemap's parts. */
export const sitemapIndexXml = (urls: string[]): string =>
  builder.buildSitemapIndexXml(urls.map(escaped))

/** The builder does not escape addresses. */
const escaped = (url: string) => url.replaceAll('&', '&amp;').replaceAll("'", '&apos;')

/** Compresses texts into base64, which a cache entry can hold. */
export async function compressToBase64(
  texts: Iterable<string> | AsyncIterable<string>,
): Promise<string> {
  return (await buffer(Readable.from(texts).pipe(createGzip()))).toString('base64')
}

/** Streams the decompressed bytes of a text from `compressToBase64`. */
export function streamDecompressed(file: string): ReadableStream<Uint8Array> {
  const bytes = Readable.from([Buffer.from(file, 'base64')]).pipe(createGunzip())
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>
}
