import type { Element, ElementContent } from 'hast'
import { drawFigure } from '@/lib/platform/figures/draw-figure'
import { isFigureAddress } from '@/lib/platform/figures/figure-address'
import { FigureFault } from '@/lib/platform/figures/fields'
import { escapeMarkup } from '@/lib/platform/figures/svg'

/**
 * The figure of an address as an inline `<svg>` with its size, so that nothing moves.
 * @param alt replaces the description made from the figure's numbers; empty to keep that
 * @returns null for an address that draws nothing
 */
export function figureElement(address: string, alt: string): ElementContent | null {
  if (!isFigureAddress(address)) return null
  try {
    const { svg, description } = drawFigure(address)
    const label = escapeMarkup(alt.trim() || description)
    const value = svg.replace('<svg', () => `<svg role="img" class="drawn" aria-label="${label}"`)
    // Markup made by `drawFigure`, in which every text is escaped.
    return { type: 'raw', value } as unknown as Element
  } catch (error) {
    if (error instanceof FigureFault) return null
    throw error
  }
}
