import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import pLimit from 'p-limit'
import sharp, { type OverlayOptions } from 'sharp'
import { PREVIEW_SIZE } from '@/lib/platform/metadata'
import { shortened } from '@/lib/platform/markdown/plain-line'

const FONT_FILE = path.resolve('app/fonts/baloo-2.ttf')
const MASCOT_FILE = path.resolve('public/avatars/iskra.svg')

/** Pictures drawn concurrently. */
const limit = pLimit(2)

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE
const EDGE = 72
const ICON = 92
const MASCOT = 190
const INK = '#1e1b4b'
const PAPER = '#fff7ed'
const STRIPES = ['#ea580c', '#f59e0b', '#38bdf8', '#4f46e5']

/** The title's box and the font sizes to try, in pixels. */
const TITLE = {
  top: 200,
  width: WIDTH - 2 * EDGE,
  height: 230,
  sizes: [84, 72, 60, 50, 42],
} as const
const LONGEST_TITLE = 170

export type PreviewContent = {
  title: string
  /** Subject and grade. */
  place: string
  color: string
  /** The subject icon's shapes on a 24-unit grid, as SVG. */
  icon: string
}

/** A PNG of 1200 by 630 pixels for link previews: the page's title in the subject's colour. */
export const drawPreview = (preview: PreviewContent): Promise<Buffer> => limit(() => draw(preview))

async function draw({ title, place, color, icon }: PreviewContent): Promise<Buffer> {
  const placeText = await drawnText(place, 40, color, WIDTH - 2 * EDGE - ICON - 28)
  const name = await drawnText('Iskra', 56, INK, 400)
  const layers: OverlayOptions[] = [
    {
      input: placeText.data,
      left: EDGE + ICON + 28,
      top: Math.round(64 + (ICON - placeText.height) / 2),
    },
    { input: await fittingTitle(title), left: EDGE, top: TITLE.top },
    { input: name.data, left: EDGE, top: HEIGHT - 84 - name.height },
    {
      input: await sharp(readFileSync(MASCOT_FILE), { density: 200 })
        .resize(MASCOT)
        .png()
        .toBuffer(),
      left: WIDTH - EDGE - MASCOT + 24,
      top: HEIGHT - 46 - MASCOT,
    },
  ]
  return sharp(Buffer.from(backgroundSvg(color, icon)))
    .composite(layers)
    .png({ palette: true, colours: 128, effort: 4 })
    .toBuffer()
}

/** The background, the brand's stripes and the icon in a box of the subject's colour. */
function backgroundSvg(color: string, icon: string): string {
  const width = WIDTH / STRIPES.length
  const stripes = STRIPES.map(
    (fill, index) =>
      `<rect x="${index * width}" y="${HEIGHT - 16}" width="${width}" height="16" fill="${fill}"/>`,
  )
  const scale = (ICON - 28) / 24
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${stripes.join('')}
<rect x="${EDGE}" y="64" width="${ICON}" height="${ICON}" rx="24" fill="${color}"/>
<g transform="translate(${EDGE + 14} 78) scale(${scale})" color="#fff" fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${icon}</g>
</svg>`
}

/** The title in the largest size that fits, otherwise its beginning. */
async function fittingTitle(title: string): Promise<Buffer> {
  const [smallest = 0] = TITLE.sizes.slice(-1)
  for (const size of TITLE.sizes) {
    const { data, width, height } = await drawnText(title, size, INK, TITLE.width)
    if (width <= TITLE.width && height <= TITLE.height) return data
  }
  const beginning = shortened(title, Math.min(LONGEST_TITLE, Math.floor(title.length * 0.8)))
  if (beginning.length < 2) return (await drawnText('…', smallest, INK, TITLE.width)).data
  return fittingTitle(beginning)
}

async function drawnText(text: string, size: number, color: string, width: number) {
  const markup = `<span foreground="${color}" line_height="0.72">${escaped(text)}</span>`
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `Baloo 2 Bold ${size}`,
      fontfile: FONT_FILE,
      width,
      dpi: 72,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Escapes text for Pango's markup, which allows no control characters. */
const escaped = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
