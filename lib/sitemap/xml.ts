import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip, createGzip } from 'node:zlib'
import type { SitemapPage } from './sitemap'

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'

/** A sitemap as text, piece by piece. */
export async function* sitemapXml(
  pieces: AsyncIterable<SitemapPage[]>,
  urlOf: (path: string) => string,
): AsyncGenerator<string> {
  yield HEAD
  for await (const pages of pieces) yield pages.map((page) => entry(page, urlOf)).join('')
  yield '</urlset>\n'
}

function entry({ path, changed }: SitemapPage, urlOf: (path: string) => string): string {
  const url = urlOf(path).replaceAll('&', '&amp;').replaceAll("'", '&apos;')
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return `<url><loc>${url}</loc>${lastmod}</url>\n`
}

/** Texts one after the other, compressed: base64, which a kept value can hold. */
export async function compressed(texts: Iterable<string> | AsyncIterable<string>): Promise<string> {
  return (await buffer(Readable.from(texts).pipe(createGzip()))).toString('base64')
}

/** The bytes of `compressed` as they were, while they are sent. */
export function unpacked(file: string): ReadableStream<Uint8Array> {
  const bytes = Readable.from([Buffer.from(file, 'base64')]).pipe(createGunzip())
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>
}
