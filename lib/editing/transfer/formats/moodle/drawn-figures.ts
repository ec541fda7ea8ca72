import { drawFigure } from '@/lib/platform/figures/draw-figure'
import { FigureFault } from '@/lib/platform/figures/fields'
import { FIGURES_IN_MARKDOWN, isFigureAddress } from '@/lib/platform/figures/figure-address'
import { standaloneSvg } from '@/lib/platform/figures/standalone-svg'
import { pictureLetters, type Place } from './picture-letters'

const TEXT = /<text><!\[CDATA\[([\s\S]*?)\]\]><\/text>/g
/** A file name that encodes the recipe, from which an import restores the figure. */
const OWN_FIGURE = /^figura-([\w-]+)\.svg$/

/**
 * Embeds the figures of a question's XML as SVG files with their descriptions. A figure with an
 * invalid recipe stays as it is.
 */
export const withDrawnFigures = (xml: string): string =>
  xml.replace(TEXT, (whole, text: string) => {
    const files = new Map<string, string>()
    const changed = text.replace(
      FIGURES_IN_MARKDOWN,
      (own, alt: string, bracketed?: string, plain = '') => {
        const address = bracketed ?? plain
        const drawn = drawnOrNull(address)
        if (!drawn) return own
        const name = figureFileName(address)
        files.set(name, fileXml(name, drawn.svg))
        return `![${alt || drawn.description}](@@PLUGINFILE@@/${name})`
      },
    )
    return files.size ? `<text><![CDATA[${changed}]]></text>${[...files.values()].join('')}` : whole
  })

const figureFileName = (address: string) =>
  `figura-${Buffer.from(address).toString('base64url')}.svg`

const fileXml = (name: string, svg: string) =>
  `<file name="${name}" path="/" encoding="base64">${Buffer.from(standaloneSvg(svg)).toString('base64')}</file>`

/**
 * A figure as an embedded file with its size; null for an address that is no valid figure.
 * @param places whose letters are drawn over the figure, in their order
 */
export function figureFile(address: string, places: Place[]) {
  const drawn = isFigureAddress(address) ? drawnOrNull(address) : null
  if (!drawn) return null
  const svg = drawn.svg.replace(/<\/svg>$/, `${pictureLetters(places, drawn)}</svg>`)
  return { xml: fileXml(figureFileName(address), svg), size: drawn }
}

/** Replaces the figures of a text by their descriptions, for a format without pictures. */
export const withFigureDescriptions = (markdown: string): string =>
  markdown.replace(FIGURES_IN_MARKDOWN, (own, alt: string, bracketed?: string, plain = '') => {
    const description = alt || drawnOrNull(bracketed ?? plain)?.description
    return description ? `[Crtež koji GIFT ne prenosi: ${description}]` : own
  })

/** The recipe in the name of a file that `withDrawnFigures` wrote; null for other files. */
export function figureOfFileName(name: string): string | null {
  const [, encoded] = OWN_FIGURE.exec(name) ?? []
  if (encoded === undefined) return null
  const address = Buffer.from(encoded, 'base64url').toString()
  return isFigureAddress(address) && drawnOrNull(address) ? address : null
}

const IMAGE_OF_FILE = /!\[((?:[^[\]\\]|\\.)*)\]\(@@PLUGINFILE@@\/(figura-[\w-]+\.svg)\)/g

/** Replaces the embedded figures of a text by their recipes, without the descriptions made here. */
export const withFigureRecipes = (markdown: string): string =>
  markdown.replace(IMAGE_OF_FILE, (whole, alt: string, name: string) => {
    const address = figureOfFileName(name)
    if (!address) return whole
    const own = alt === drawnOrNull(address)?.description ? '' : alt
    return `![${own}](${/[\s()]/.test(address) ? `<${address}>` : address})`
  })

const SOURCE = /@@PLUGINFILE@@\/(figura-[\w-]+\.svg)/g

/** Replaces embedded figures by their recipes in a text that Moodle's editor turned into HTML. */
export const htmlWithFigureRecipes = (html: string): string =>
  html.replace(
    SOURCE,
    (whole, name: string) => figureOfFileName(name)?.replaceAll('&', '&amp;') ?? whole,
  )

function drawnOrNull(address: string) {
  try {
    return drawFigure(address)
  } catch (error) {
    if (error instanceof FigureFault) return null
    throw error
  }
}
