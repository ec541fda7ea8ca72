import { siteUrl } from '@/lib/platform/env'
import { PICTURE_ID, type Letter } from './model'

type Link = { label: string; url: string }

/** A section of a longer letter with a heading. */
export type LetterSection = {
  title: string
  paragraphs: string[]
  items?: string[]
  /** A table of names and values. */
  facts?: [name: string, value: string][]
  /** Alternative text of the letter's picture, if the picture belongs to this section. */
  pictureAlt?: string
  link?: Link
}

type LetterParts = {
  subject: string
  greeting: string
  paragraphs: string[]
  sections?: LetterSection[]
  /** The letter's main action. */
  action?: Link
  /** What recipients should know if they didn't expect the letter. */
  ending?: string
  /** Link to the setting that turns off this kind of letter. */
  off?: Link
}

/** A letter as text and as HTML. Styles are inline, because mail programs support little CSS. */
export function toLetter({ subject, ...parts }: LetterParts): Letter {
  return { subject, text: toText(parts), html: toHtml(subject, parts) }
}

type Parts = Omit<LetterParts, 'subject'>

function toText({ greeting, paragraphs, sections = [], action, ending, off }: Parts): string {
  return [
    greeting,
    ...paragraphs,
    ...sections.flatMap(sectionText),
    ...(action ? [linkText(action)] : []),
    ...(ending ? [ending] : []),
    ...(off ? [linkText(off)] : []),
    `Iskra\n${siteUrl()}`,
  ].join('\n\n')
}

const linkText = ({ label, url }: Link) => `${label}:\n${url}`

const sectionText = ({
  title,
  paragraphs,
  items = [],
  facts = [],
  link,
}: LetterSection): string[] => [
  title.toLocaleUpperCase('hr'),
  ...paragraphs,
  ...items.map((item, index) => `${index + 1}. ${item}`),
  ...(facts.length ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
  ...(link ? [linkText(link)] : []),
]

/** The colours of the site's light theme (app/styles/theme.css). */
const INK = '#241a3f'
const MUTED = '#5b5374'

/**
 * Colours for mail programs in dark mode; programs without `prefers-color-scheme` show the light
 * ones.
 */
const DARK = [
  'body,.page{background:#14112a!important}',
  '.card{background:#1e1a3a!important;border-color:#37315c!important}',
  '.ink{color:#f5f1ff!important}',
  '.muted,.muted a{color:#bdb5da!important}',
].join('')

function toHtml(
  subject: string,
  { greeting, paragraphs, sections = [], action, ending, off }: Parts,
): string {
  return `<!doctype html>
<html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>@media (prefers-color-scheme:dark){${DARK}}</style></head>
<body style="margin:0;background:#fffaf2;font-family:Nunito,system-ui,-apple-system,'Segoe UI',sans-serif">
<div class="page" style="background:#fffaf2;padding:24px 12px"><div class="card" style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #eadfce;border-radius:20px;padding:28px 24px">
<p class="ink" style="margin:0 0 24px;font-size:22px;font-weight:800;color:${INK}"><span aria-hidden="true" style="color:#e08600">&#10022;</span> Iskra</p>
<h1 class="ink" style="margin:0 0 20px;font-size:24px;line-height:1.3;font-weight:800;color:${INK}">${escape(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${sections.map(sectionHtml).join('\n')}
${action ? button(action) : ''}
${ending ? small(escape(ending)) : ''}
${off ? small(anchor(off)) : ''}
</div></div></body></html>
`
}

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${INK}">${escape(text)}</p>`

const small = (html: string) =>
  `<p class="muted" style="margin:0 0 12px;font-size:14px;line-height:1.6;color:${MUTED};overflow-wrap:anywhere">${html}</p>`

const anchor = ({ label, url }: Link) =>
  `<a href="${escape(url)}" style="color:${MUTED}">${escape(label)}</a>`

function sectionHtml(section: LetterSection): string {
  const { title, paragraphs, items = [], facts = [], pictureAlt, link } = section
  const rows = items.map(
    (item) =>
      `<li class="ink" style="margin:0 0 10px;font-size:16px;line-height:1.6;color:${INK}">${escape(item)}</li>`,
  )
  return [
    `<h2 class="ink" style="margin:28px 0 12px;font-size:19px;line-height:1.3;font-weight:800;color:${INK}">${escape(title)}</h2>`,
    ...paragraphs.map(paragraph),
    ...(rows.length ? [`<ol style="margin:0 0 16px;padding-left:22px">${rows.join('')}</ol>`] : []),
    ...(pictureAlt ? [picture(pictureAlt)] : []),
    ...(facts.length ? [factTable(facts)] : []),
    ...(link ? [pressable(link)] : []),
  ].join('\n')
}

/** A picture on white, in dark mode too, because phones can't scan a payment code on dark. */
const picture = (alt: string) =>
  `<p style="margin:0 0 16px"><img src="cid:${PICTURE_ID}" alt="${escape(alt)}" width="460" style="display:block;width:100%;max-width:460px;height:auto;background:#ffffff"></p>`

function factTable(facts: [string, string][]): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th class="muted" scope="row" align="left" style="padding:6px 16px 6px 0;font-size:14px;font-weight:400;vertical-align:top;color:${MUTED}">${escape(name)}</th><td class="ink" style="padding:6px 0;font-size:16px;font-weight:700;color:${INK};overflow-wrap:anywhere">${escape(value)}</td></tr>`,
  )
  return `<table style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`
}

/** The main action, with its address for programs that show no buttons or open no links. */
function button(link: Link): string {
  const address = escape(link.url)
  return `${pressable(link)}
${small(`Ako gumb ne radi, kopirajte ovu adresu u preglednik:<br><a href="${address}" style="color:${MUTED}">${address}</a>`)}`
}

const pressable = ({ label, url }: Link) =>
  `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;background:#ffb224;color:#3a1f00;font-weight:700;font-size:16px;text-decoration:none;border-radius:14px;padding:14px 24px">${escape(label)}</a></p>`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text, because names that users entered must never become HTML elements. */
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
