import { idPrefixOf, sanitiseSvg, unprefixSvg } from '@/lib/markdown/sanitise-svg'
import { CONTENT_LIMITS } from '../limits'

export type Figure = { name: string; svg: string }

/** A figure as it is stored, from a file or as it was stored; null for what is no drawing. */
export function storedFigure({ name, svg: source }: Figure): Figure | null {
  const prefix = idPrefixOf(name)
  const svg = sanitiseSvg(unprefixSvg(source, prefix), prefix)
  const isDrawing = /^<svg[^>]*\sviewBox="/.test(svg) && svg.length <= CONTENT_LIMITS.figureSvg
  return isDrawing ? { name, svg } : null
}

/** Why a figure is refused. */
export const NO_DRAWING = 'Nije SVG s viewBox ili je prevelik.'
