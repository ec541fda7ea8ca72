'use client'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldWiring } from '@/components/ui/field'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Tabs } from '@/components/ui/tabs'
import { useCall } from '@/lib/platform/browser/queries'
import { editorApiCalls } from '@/lib/content/editor/calls'
import type { EditorKind, Fault } from '@/lib/content/editor/model'
import type { AddFigure } from './image-dialog'
import type { SvgByFileName } from './node-views'
import { OpeningState } from './opening-state'
import { MarkdownSourceTab } from './markdown-source-tab'
import type { SurfaceProps } from './surface'

/** Tiptap is loaded only where an editor is shown. */
const loadSurface = () => import('./surface')
const Surface = lazyPart<SurfaceProps>(async () => (await loadSurface()).Surface, {
  loading: ListSkeleton,
})

type MarkdownEditorProps = {
  /** Markdown, as stored. */
  value: string
  onChange: (markdown: string) => void
  /**
   * Wiring of the surrounding `Field`. The label is needed again, because HTML labels don't apply
   * to the surface.
   */
  wiring: FieldWiring
  label: string
  /** `text` is the small editor for questions, options, explanations and cards. */
  kind?: EditorKind
  figures?: SvgByFileName
  /** Adds an SVG; without it, images come only from the library. */
  addFigure?: AddFigure
  /** Faults of the value found by another request than the editor's. */
  faults?: Fault[]
}

const NO_FIGURES: SvgByFileName = {}

/**
 * Edits Markdown on a rich surface or as source. Unedited parts stay byte-identical. A control for
 * `RecordForm`: `{ kind: 'own', control: ({ value, onChange, wiring }) => … }`.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { value, onChange, wiring, label, kind = 'text', figures = NO_FIGURES, faults } = props
  const { addFigure } = props
  const [isSource, setSource] = useState(false)
  const [openedFrom, openFrom] = useState({ markdown: value, times: 0 })
  /** The Markdown last written by the surface; null after its page was hidden. */
  const written = useRef<string | null>(value)
  const openFromElsewhere = useEffectEvent(() => {
    if (isSource || value === written.current) return
    written.current = value
    openFrom(({ times }) => ({ markdown: value, times: times + 1 }))
  })
  // Runs before further typing: opens values set from outside, but not the surface's own.
  useLayoutEffect(() => openFromElsewhere(), [isSource, value])
  // A page shown again has a new surface, which starts with the written text.
  useLayoutEffect(() => () => void (written.current = null), [])
  const write = (markdown: string) => {
    written.current = markdown
    onChange(markdown)
  }
  // Preloads the surface while the text is fetched. If this fails, it is loaded when shown.
  useEffect(() => void loadSurface().catch(() => undefined), [])
  const body = { markdown: openedFrom.markdown, kind }
  const opened = useCall(editorApiCalls.open, { body }, { isForgotten: true, staysOnFocus: true })
  const surface = opened.data ? (
    <Surface
      key={openedFrom.times}
      {...{ opened: opened.data, kind, label, wiring, figures, addFigure, onChange: write }}
    />
  ) : (
    <OpeningState query={opened} />
  )
  return (
    <Tabs
      label={label}
      areKept
      isSmall
      onOpen={(tab) => setSource(tab === 'source')}
      tabs={[
        { value: 'surface', label: 'Površina', content: surface },
        {
          value: 'source',
          label: 'Izvornik',
          content: (
            <MarkdownSourceTab
              {...{ value, onChange, label, kind, wiring, faults, isOpen: isSource }}
            />
          ),
        },
      ]}
    />
  )
}
