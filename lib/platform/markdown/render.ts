import type { Element, Root, RootContent } from 'hast'
import rehypeKatex, { type Options } from 'rehype-katex'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { rehypeDivisionSigns, rehypeUnarySigns } from './operator-spaces'
import { remarkDrawableFormulas } from './remark-drawable-formulas'
import { rehypeFormulaBreaks } from './formula-breaks'
import { rehypeFormulaPunctuation, withNoBreakSpaces } from './row-breaks'
import { tableOfContentsOf, headingText, withHeadingIds } from './heading-ids'
import { escapeLoneListMarker } from './lone-item'
import {
  libraryAddressesIn,
  type MediaLibrary,
  EMPTY_MEDIA_LIBRARY,
  withLibraryMedia,
} from './media-library'
import { imageSlugOf, type ImageFacts } from './library-images'
import { soundSlugOf } from './library-sounds'
import { memoised } from './memo'
import { parser } from './parser'
import { withoutLinksAndImages } from './without-links-and-images'
import { withoutUnsafeLinks } from './safe-addresses'
import { type ScriptSvgs, isCallout, withScriptBlocks, withTableBoxes } from './script-blocks'
import { remarkSoloFormulas } from './remark-solo-formulas'
import { rehypeSpokenFormulas } from './rehype-spoken-formulas'
import { tagsAsText } from './tags-as-text'

/**
 * Formulas become MathML, which needs no style sheet, fonts or scripts (decision 004). Raw HTML is
 * dropped: all markup comes from these plugins, or from figures that were sanitised before storing.
 */
const KATEX: Options = { output: 'mathml', strict: 'ignore' }

/** Croatian labels of footnotes for screen readers. */
const FOOTNOTES = { footnoteLabel: 'Bilješke', footnoteBackLabel: 'Natrag na tekst' }

const toHast = parser()
  .use(remarkSoloFormulas)
  .use(remarkDrawableFormulas)
  .use(remarkRehype, FOOTNOTES)
  .use(rehypeKatex, KATEX)
  .use(rehypeDivisionSigns)
  .use(rehypeUnarySigns)
  .use(rehypeSpokenFormulas)
  .use(rehypeFormulaBreaks)
  .use(rehypeFormulaPunctuation)

const toHtml = unified().use(rehypeStringify, { allowDangerousHtml: true })

const treeOf = (markdown: string): Root => toHast.runSync(toHast.parse(markdown), markdown) as Root

const renderedTree = (markdown: string, library: MediaLibrary, blocks: (tree: Root) => Root) =>
  withLibraryMedia(blocks(withoutUnsafeLinks(treeOf(markdown))), library)

const renderShort = (markdown: string, library: MediaLibrary) =>
  toHtml.stringify(
    renderedTree(escapeLoneListMarker(markdown), library, (tree) =>
      withNoBreakSpaces(unwrapParagraph(tree)),
    ),
  )

/** Cache size for rendered texts. */
const KEPT_BYTES = 16_000_000

/** HTML of a short text that will not be requested again, such as a preview's; not cached. */
export const renderTextUncached = (markdown: string, library = EMPTY_MEDIA_LIBRARY): string =>
  renderShort(markdown, library)

/**
 * HTML of a short text: a question, an option, an explanation, a side of a card. A single paragraph
 * is unwrapped from its `<p>`.
 */
export const renderText = memoised(KEPT_BYTES, (markdown: string) => renderTextUncached(markdown))

/** The media of a text, as a key of the cache: another version of an image is another key. */
type MediaKey = [markdown: string, images: [string, ImageFacts][], sounds: [string, string][]]

const renderWithMedia = memoised(KEPT_BYTES / 4, (key: string) => {
  const [markdown, images, sounds] = JSON.parse(key) as MediaKey
  return renderShort(markdown, { images: new Map(images), sounds: new Map(sounds) })
})

/** `renderText` with images and recordings of the library. */
export const textRendererFor =
  ({ images, sounds }: MediaLibrary): ((markdown: string) => string) =>
  (markdown) => {
    const addresses = libraryAddressesIn(markdown)
    if (!addresses.length) return renderText(markdown)
    const key: MediaKey = [
      markdown,
      addresses.flatMap((address) => {
        const slug = imageSlugOf(address) ?? ''
        const facts = images.get(slug)
        return facts ? [[slug, facts]] : []
      }),
      addresses.flatMap((address) => {
        const slug = soundSlugOf(address) ?? ''
        const mark = sounds.get(slug)
        return mark ? [[slug, mark]] : []
      }),
    ]
    return renderWithMedia(JSON.stringify(key))
  }

/** The headings of a script, for its table of contents. */
export const scriptHeadings = (markdown: string) =>
  tableOfContentsOf(withHeadingIds(treeOf(markdown)))

/**
 * HTML of a long text with inline figures: a lesson's script, a post, a page or an FAQ answer.
 */
export const renderScript = (
  markdown: string,
  figures: ScriptSvgs,
  library = EMPTY_MEDIA_LIBRARY,
) => toHtml.stringify(scriptTree(markdown, figures, library))

const scriptTree = (markdown: string, figures: ScriptSvgs, library: MediaLibrary): Root =>
  renderedTree(markdown, library, (tree) =>
    withNoBreakSpaces(withScriptBlocks(withHeadingIds(tree), figures)),
  )

/** A part of a script: its heading, and the HTML below it. */
export type ScriptPart = { title: string; html: string }

/**
 * The parts of a script, split at headings of the second level. Content before the first heading
 * has an empty title.
 */
export function renderScriptParts(
  markdown: string,
  figures: ScriptSvgs,
  library = EMPTY_MEDIA_LIBRARY,
): ScriptPart[] {
  const { children } = scriptTree(markdown, figures, library)
  const starts = children.flatMap((node, index) => (isPartHeading(node) ? [index] : []))
  return [0, ...starts].flatMap((start, part) => {
    const [head, ...rest] = children.slice(start, starts[part])
    const isTitled = head !== undefined && isPartHeading(head)
    const title = isTitled ? headingText(head) : ''
    const below = isTitled || !head ? rest : [head, ...rest]
    const html = toHtml.stringify({ type: 'root', children: below }).trim()
    return html || title ? [{ title, html }] : []
  })
}

/** The callouts of a script as HTML, in order: what its author wants to be remembered. */
export const renderScriptCallouts = (markdown: string, library = EMPTY_MEDIA_LIBRARY): string[] =>
  scriptTree(markdown, new Map(), library)
    .children.filter(isCallout)
    .map((callout) => toHtml.stringify({ type: 'root', children: [callout] }))

const isPartHeading = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'h2'

/**
 * HTML of the assistant's reply, in Markdown by a model or taken from lessons: formulas and
 * emphasis, but no links or images.
 * @param isMarked tells which words to highlight
 */
export const renderReply = (markdown: string, isMarked?: (word: string) => boolean): string =>
  toHtml.stringify(
    withNoBreakSpaces(
      withTableBoxes(withoutLinksAndImages(treeOf(tagsAsText(markdown)), isMarked)),
    ),
  )

function unwrapParagraph(tree: Root): Root {
  const blocks = tree.children.filter((node) => node.type !== 'text' || node.value.trim())
  const [only] = blocks
  if (blocks.length !== 1 || only?.type !== 'element' || only.tagName !== 'p') return tree
  return { ...tree, children: only.children }
}
