import type { PostSummary } from './model'

const escaped = (text: string) =>
  text
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '')

type Channel = { title: string; description: string; urlOf: (path: string) => string }

/** Posts as RSS 2.0. */
export function rssOf(posts: PostSummary[], { title, description, urlOf }: Channel): string {
  const items = posts.map((post) => {
    const address = escaped(urlOf(`/blog/${post.slug}`))
    return [
      '<item>',
      `<title>${escaped(post.title)}</title>`,
      `<link>${address}</link>`,
      `<guid isPermaLink="true">${address}</guid>`,
      `<description>${escaped(post.summary)}</description>`,
      ...post.tags.map((tag) => `<category>${escaped(tag)}</category>`),
      `<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>`,
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escaped(title)}</title>`,
    `<link>${escaped(urlOf('/blog'))}</link>`,
    `<description>${escaped(description)}</description>`,
    '<language>hr</language>',
    `<atom:link href="${escaped(urlOf('/blog/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n')
}
