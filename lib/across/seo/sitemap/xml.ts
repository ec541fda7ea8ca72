import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip, createGzip } from 'node:zlib'
import { SitemapBuilder } from 'next-sitemap'
import type { SitemapPage } from './sitemap'

/** What `getServerSideSitemap` and `getServerSideSitemapIndex` make their texts with. */
const builder = new SitemapBuilder()

const END = '</urlset>'
const HEAD = builder.withXMLTemplate('').slice(0, -END.length)

/** A sitemap as text, piece by piece: `getServerSideSitemap` would hold all 50,000 addresses at once. */
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

/** The list of the parts of a sitemap. */
export const sitemapIndexXml = (urls: string[]): string =>
  builder.buildSitemapIndexXml(urls.map(escaped))

/** The builder writes addresses as they are. */
const escaped = (url: string) => url.replaceAll('&', '&amp;').replaceAll("'", '&apos;')

/** Texts one after the other, compressed: base64, which a kept value can hold. */
export async function compressed(texts: Iterable<string> | AsyncIterable<string>): Promise<string> {
  return (await buffer(Readable.from(texts).pipe(createGzip()))).toString('base64')
}

/** The bytes of `compressed` as they were, while they are sent. */
export function unpacked(file: string): ReadableStream<Uint8Array> {
  const bytes = Readable.from([Buffer.from(file, 'base64')]).pipe(createGunzip())
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>
}
