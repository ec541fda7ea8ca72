import { countDrawn } from '@/lib/platform/markdown/count-drawn'
import { idPrefixOf, sanitiseSvg, unprefixSvg } from '@/lib/platform/markdown/sanitise-svg'
import { CONTENT_LIMITS } from '../limits'

export type Figure = { name: string; svg: string }

/** More would keep the browser of who opens the script busy. */
const MAX_DRAWN = 20_000

/** A figure as it is stored, from a file or as it was stored, or why it is refused. */
export function storedFigure({ name, svg: source }: Figure): Figure | { fault: string } {
  const prefix = idPrefixOf(name)
  const svg = sanitiseSvg(unprefixSvg(source, prefix), prefix)
  const isDrawing = /^<svg[^>]*\sviewBox="/.test(svg) && svg.length <= CONTENT_LIMITS.figureSvg
  if (!isDrawing) return { fault: 'Nije SVG s viewBox ili je prevelik.' }
  if (countDrawn(svg) <= MAX_DRAWN) return { name, svg }
  return {
    fault: 'Crtež se ponavlja previše puta ili u samome sebi (use, uzorci): nacrtaj izravno.',
  }
}

/** Those that can be stored. */
export const storedFigures = (figures: Figure[]): Figure[] =>
  figures.map(storedFigure).flatMap((stored) => ('fault' in stored ? [] : stored))
