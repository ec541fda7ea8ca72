import { siteUrl } from '@/lib/env'
import type { Letter } from './model'

type LetterParts = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** What to know when the letter was not expected. */
  ending?: string
}

/** A letter in both forms. Mail programs know little CSS, so styles stand on the elements. */
export function toLetter({ subject, ...parts }: LetterParts): Letter {
  return { subject, text: toText(parts), html: toHtml(subject, parts) }
}

function toText({ greeting, paragraphs, action, ending }: Omit<LetterParts, 'subject'>): string {
  return [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(ending ? [ending] : []),
    `Iskra\n${siteUrl()}`,
  ].join('\n\n')
}

/** Colours for dark mail programs; those that know no `prefers-color-scheme` show the light ones. */
const DARK = [
  'body,.page{background:#14112a!important}',
  '.card{background:#1e1a3a!important}',
  '.ink{color:#f5f0ff!important}',
  '.soft{color:#c4bcdf!important}',
].join('')

function toHtml(
  subject: string,
  { greeting, paragraphs, action, ending }: Omit<LetterParts, 'subject'>,
): string {
  const p = (text: string, look = 'ink', size = 16) =>
    `<p class="${look}" style="margin:0 0 16px;font-size:${size}px;line-height:1.6;color:${look === 'ink' ? '#231a3d' : '#5b5275'}">${escape(text)}</p>`
  return `<!doctype html>
<html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>@media (prefers-color-scheme:dark){${DARK}}</style></head>
<body style="margin:0;background:#fffaf2;font-family:Nunito,system-ui,-apple-system,'Segoe UI',sans-serif">
<div class="page" style="background:#fffaf2;padding:24px 12px"><div class="card" style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:20px;padding:28px 24px">
<p class="ink" style="margin:0 0 20px;font-size:24px;font-weight:800;color:#231a3d">Iskra</p>
${p(greeting)}
${paragraphs.map((text) => p(text)).join('\n')}
${action ? button(action) : ''}
${ending ? p(ending, 'soft', 14) : ''}
</div></div></body></html>
`
}

function button({ label, url }: { label: string; url: string }): string {
  const address = escape(url)
  return `<p style="margin:8px 0 20px"><a href="${address}" style="display:inline-block;background:#fbbf24;color:#231a3d;font-weight:700;font-size:16px;text-decoration:none;border-radius:14px;padding:14px 24px">${escape(label)}</a></p>
<p class="soft" style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#5b5275;word-break:break-all">${address}</p>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Names are text: what a parent wrote never becomes an element. */
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
