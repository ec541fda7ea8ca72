import type { Extensions, NodeViewRenderer } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { BlockMath, Figure, InlineMath, RawMarkdown } from '@/lib/content/editor/nodes'
import { soundSlugOf } from '@/lib/platform/markdown/library-sounds'
import { drawFormula } from './draw-formula'

/** Sanitised SVG by file name. */
export type Figures = Readonly<Record<string, string>>

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

const drawFigure =
  (figures: () => Figures): Draw =>
  (dom, { attrs }) => {
    const src = String(attrs.src)
    const shown = soundSlugOf(src) ? newPlayer(src) : newImage(src, figures()[src])
    shown.setAttribute('aria-label', String(attrs.alt))
    const caption = document.createElement('figcaption')
    caption.textContent = attrs.alt ? `Opis: ${attrs.alt}` : 'Nema opisa!'
    dom.replaceChildren(shown, caption)
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
export const nodesWithViews = (figures: () => Figures): Extensions => [
  InlineMath.extend({ addNodeView: () => view('span', 'formula', drawLatex(false)) }),
  BlockMath.extend({ addNodeView: () => view('div', 'formula', drawLatex(true)) }),
  Figure.extend({ addNodeView: () => view('figure', '', drawFigure(figures)) }),
  RawMarkdown.extend({ addNodeView: () => view('pre', 'raw', drawSource) }),
]
