import type { Root } from 'hast'
import rehypeKatex, { type Options } from 'rehype-katex'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { memoised } from './memo'
import { safeLinks, withoutImages } from './safe-addresses'
import { type Figures, headingsOf, scriptBlocks } from './script-blocks'
import { soloFormulas } from './solo-formulas'

/**
 * Formulas become MathML, which browsers draw without a style sheet, fonts or scripts
 * (docs/decisions/004-formulas-as-mathml.md). Raw HTML in the Markdown is dropped, so the only markup that
 * leaves is what these plugins make and the figures, which were sanitised when they were stored.
 */
const KATEX: Options = { output: 'mathml', strict: 'ignore' }

const toHast = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(soloFormulas)
  .use(remarkRehype)
  .use(rehypeKatex, KATEX)

const toHtml = unified().use(rehypeStringify, { allowDangerousHtml: true })

const render = (markdown: string, blocks: (tree: Root) => Root): string => {
  const tree = toHast.runSync(toHast.parse(markdown), markdown) as Root
  return toHtml.stringify(withoutImages(blocks(safeLinks(tree))))
}

/** HTML of a short text: a question, an option, a reason, a card. One paragraph loses its `<p>`. */
export const renderText = memoised(2_000, (markdown: string) => render(markdown, unwrapParagraph))

/** The parts of a script, for its table of contents. */
export const scriptHeadings = (markdown: string) =>
  headingsOf(toHast.runSync(toHast.parse(markdown), markdown) as Root)

/** HTML of a lesson's script with its figures drawn in place. */
export const renderScript = (markdown: string, figures: Figures) =>
  render(markdown, (tree) => scriptBlocks(tree, figures))

function unwrapParagraph(tree: Root): Root {
  const blocks = tree.children.filter((node) => node.type !== 'text' || node.value.trim())
  const [only] = blocks
  if (blocks.length !== 1 || only?.type !== 'element' || only.tagName !== 'p') return tree
  return { ...tree, children: only.children }
}
