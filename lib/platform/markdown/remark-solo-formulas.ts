import type { Paragraph, Root } from 'mdast'
import type { Math } from 'mdast-util-math'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

/**
 * Displays a `$$` formula that is alone in its paragraph as a block; remark-math would require the
 * `$$` on separate lines.
 */
export function remarkSoloFormulas() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'paragraph', (node, index, parent) => {
      const formula = soloFormula(node, String(file))
      if (formula !== null && parent && index !== undefined)
        parent.children[index] = { ...display(formula), position: node.position }
    })
  }
}

function soloFormula(node: Paragraph, source: string): string | null {
  const [only] = node.children
  if (node.children.length !== 1 || only?.type !== 'inlineMath') return null
  const start = only.position?.start.offset ?? 0
  return source.startsWith('$$', start) ? only.value : null
}

/** The node that remark-math makes for a block formula. */
function display(value: string): Math {
  const code = {
    type: 'element' as const,
    tagName: 'code',
    properties: { className: ['language-math', 'math-display'] },
    children: [{ type: 'text' as const, value }],
  }
  return { type: 'math', value, data: { hName: 'pre', hChildren: [code] } }
}
