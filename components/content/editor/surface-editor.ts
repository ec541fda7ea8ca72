import { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { extensionsOf } from '@/lib/content/editor/extensions'
import type { EditorKind, OpenedMarkdown } from '@/lib/content/editor/model'
import { calloutClassesExtension } from './callout-classes-extension'
import { cleanPasted } from './pasted-html'
import { nodesWithViews, type SvgByFileName } from './node-views'

/**
 * Tiptap input rules: what is formatted while typing. Not numbered lists, which need the toolbar:
 * “13. kolovoza” at the start of a paragraph is a date.
 */
const RULES = ['inlineMath', 'heading', 'bulletList', 'blockquote', 'codeBlock', 'bold', 'italic']

type SurfaceEvents = {
  figures: () => SvgByFileName
  onUpdate: () => void
  onTransaction: () => void
  /** Called on Enter or a double click on a formula, figure or source block. */
  onOpenNode: () => void
  onLeaveForTools: () => void
}

type Options = {
  place: HTMLElement
  opened: OpenedMarkdown
  kind: EditorKind
  attributes: Record<string, string>
  on: SurfaceEvents
}

/** The surface's Tiptap editor with its node views. */
export function newSurfaceEditor({ place, opened, kind, attributes, on }: Options): Editor {
  const content = opened.blocks.length
    ? opened.blocks.map(({ node }) => node)
    : [{ type: 'paragraph' }]
  const drawn = nodesWithViews(on.figures)
  const names = drawn.map(({ name }) => name)
  return new Editor({
    element: place,
    extensions: [
      ...extensionsOf(kind).filter(({ name }) => !names.includes(name)),
      ...drawn,
      ...(kind === 'script' ? [calloutClassesExtension] : []),
    ],
    content: { type: 'doc', content },
    enableInputRules: RULES,
    editorProps: {
      attributes,
      transformPastedHTML: cleanPasted,
      handleKeyDown: ({ state }, { key, altKey }) => {
        if (altKey && key === 'F10') on.onLeaveForTools()
        else if (key === 'Enter' && isAtom(state.selection)) on.onOpenNode()
        else return false
        return true
      },
      handleDoubleClickOn: ({ state }) => {
        if (!isAtom(state.selection)) return false
        on.onOpenNode()
        return true
      },
    },
    onUpdate: on.onUpdate,
    onTransaction: on.onTransaction,
  })
}

const isAtom = (selection: object) => selection instanceof NodeSelection && selection.node.isAtom
