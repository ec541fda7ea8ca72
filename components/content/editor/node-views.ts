import type { Extensions, NodeViewRenderer } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { BlockMath, Figure, InlineMath, RawMarkdown } from '@/lib/content/editor/nodes'
import { drawFigure, figureFault } from '@/lib/platform/figures/draw-figure'
import { isFigureAddress } from '@/lib/platform/figures/figure-address'
import { soundSlugOf } from '@/lib/platform/markdown/library-sounds'
import { drawFormula } from './draw-formula'

/** Sanitised SVG by file name. */
export type SvgByFileName = Readonly<Record<string, string>>

type Draw = (dom: HTMLElement, node: Node) => void

/** A node that is displayed, not edited inline. Enter or a double click opens its dialog. */
const view =
  (tag: string, className: string, draw: Draw): NodeViewRenderer =>
  ({ node: first }) => {
    const dom = document.createElement(tag)
    dom.className = className
    draw(dom, first)
    return {
      dom,
      update: (node) => {
        if (node.type !== first.type) return false
        draw(dom, node)
        return true
      },
    }
  }

const drawLatex =
  (isBlock: boolean): Draw =>
  (dom, { attrs }) =>
    void drawFormula(dom, String(attrs.latex), isBlock)

const drawSource: Draw = (dom, { attrs }) => {
  dom.textContent = String(attrs.source)
}

const showFigure =
  (figures: () => SvgByFileName): Draw =>
  (dom, { attrs }) => {
    const src = String(attrs.src)
    const drawing = isFigureAddress(src) ? drawnOrFault(src) : null
    const shown = soundSlugOf(src) ? newPlayer(src) : newImage(src, drawing?.svg ?? figures()[src])
    const alt = String(attrs.alt || drawing?.description || '')
    shown.setAttribute('aria-label', alt)
    const caption = document.createElement('figcaption')
    caption.textContent = drawing?.fault ?? (alt ? `Opis: ${alt}` : 'Nema opisa!')
    dom.replaceChildren(shown, caption)
  }

/** A drawing from numbers, or why there is none. */
function drawnOrFault(address: string): { svg?: string; description?: string; fault?: string } {
  const fault = figureFault(address)
  return fault ? { fault } : drawFigure(address)
}

function newImage(src: string, svg: string | undefined): HTMLElement {
  const image = document.createElement(svg ? 'div' : 'img')
  if (svg) image.innerHTML = svg
  else image.setAttribute('src', src)
  image.setAttribute('role', 'img')
  return image
}

function newPlayer(src: string): HTMLElement {
  const player = document.createElement('audio')
  Object.assign(player, { controls: true, preload: 'none', src })
  return player
}

/** Iskra's own Tiptap nodes (formulas, figures, raw Markdown), each with its view in the editor. */
export const nodesWithViews = (figures: () => SvgByFileName): Extensions => [
  InlineMath.extend({ addNodeView: () => view('span', 'formula', drawLatex(false)) }),
  BlockMath.extend({ addNodeView: () => view('div', 'formula', drawLatex(true)) }),
  Figure.extend({ addNodeView: () => view('figure', '', showFigure(figures)) }),
  RawMarkdown.extend({ addNodeView: () => view('pre', 'raw', drawSource) }),
]
