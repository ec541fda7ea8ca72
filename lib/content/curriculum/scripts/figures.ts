import { countDrawnSvgElements } from '@/lib/platform/markdown/count-drawn-svg-elements'
import { idPrefixOf, sanitiseSvg, unprefixSvg } from '@/lib/platform/markdown/sanitise-svg'
import { CONTENT_LIMITS } from '../limits'

export type ScriptFigure = { name: string; svg: string }

/** Maximum number of drawn elements; more would freeze the reader's browser. */
const MAX_DRAWN = 20_000

/**
 * A sanitised figure ready to be stored, or the reason why the figure is refused. The source may be
 * a new file or a stored figure.
 */
export function sanitiseFigure({
  name,
  svg: source,
}: ScriptFigure): ScriptFigure | { fault: string } {
  const prefix = idPrefixOf(name)
  const svg = sanitiseSvg(unprefixSvg(source, prefix), prefix)
  const isDrawing = /^<svg[^>]*\sviewBox="/.test(svg) && svg.length <= CONTENT_LIMITS.figureSvg
  if (!isDrawing) return { fault: 'Nije SVG s viewBox ili je prevelik.' }
  if (countDrawnSvgElements(svg) <= MAX_DRAWN) return { name, svg }
  return {
    fault: 'Crtež se ponavlja previše puta ili u samome sebi (use, uzorci): nacrtaj izravno.',
  }
}

/** The figures that are accepted for storing. */
export const acceptedFigures = (figures: ScriptFigure[]): ScriptFigure[] =>
  figures.map(sanitiseFigure).flatMap((stored) => ('fault' in stored ? [] : stored))
