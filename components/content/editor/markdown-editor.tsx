'use client'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldWiring } from '@/components/ui/field'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Tabs } from '@/components/ui/tabs'
import { useCall } from '@/lib/platform/browser/queries'
import { editorCalls } from '@/lib/content/editor/calls'
import type { EditorKind, Fault } from '@/lib/content/editor/model'
import type { AddFigure } from './figure-dialog'
import type { Figures } from './node-views'
import { OpeningFailed } from './opening-failed'
import { SourceTab } from './source-tab'
import type { SurfaceProps } from './surface'

/** Tiptap is loaded where an editor is shown, nowhere else. */
const loadSurface = () => import('./surface')
const Surface = lazyPart<SurfaceProps>(async () => (await loadSurface()).Surface, {
  loading: ListSkeleton,
})

type MarkdownEditorProps = {
  /** Markdown, as it is stored. */
  value: string
  onChange: (markdown: string) => void
  /** Of the `Field` around it; its label once more, since a surface is no control to HTML. */
  wiring: FieldWiring
  label: string
  /** `text` is the small one for a question, an option, a reason or a card. */
  kind?: EditorKind
  figures?: Figures
  /** Takes an SVG that is added; without it images come from the library alone. */
  addFigure?: AddFigure
  /** What is wrong with the value, where another call than the editor's says so. */
  faults?: Fault[]
}

const NO_FIGURES: Figures = {}

/**
 * Edits Markdown on a rich surface, or as it is written. What is not edited stays as it was, byte by
 * byte. A control for `RecordForm`: `{ kind: 'own', control: ({ value, onChange, wiring }) => … }`.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { value, onChange, wiring, label, kind = 'text', figures = NO_FIGURES, faults } = props
  const { addFigure } = props
  const [isSource, setSource] = useState(false)
  const [openedFrom, openFrom] = useState({ markdown: value, times: 0 })
  /** What the surface shows, as it wrote it last; null after its page was hidden. */
  const written = useRef<string | null>(value)
  const openFromElsewhere = useEffectEvent(() => {
    if (isSource || value === written.current) return
    written.current = value
    openFrom(({ times }) => ({ markdown: value, times: times + 1 }))
  })
  // Before anything more is typed: a value from elsewhere is opened, its own is not.
  useLayoutEffect(() => openFromElsewhere(), [isSource, value])
  // A page that is shown again has a new surface, which begins with what was written.
  useLayoutEffect(() => () => void (written.current = null), [])
  const write = (markdown: string) => {
    written.current = markdown
    onChange(markdown)
  }
  // While the text is being read; one that is not loaded is loaded when it is shown.
  useEffect(() => void loadSurface().catch(() => undefined), [])
  const body = { markdown: openedFrom.markdown, kind }
  const opened = useCall(editorCalls.open, { body }, { isForgotten: true, staysOnFocus: true })
  const surface = opened.data ? (
    <Surface
      key={openedFrom.times}
      {...{ opened: opened.data, kind, label, wiring, figures, addFigure, onChange: write }}
    />
  ) : (
    <OpeningFailed query={opened} />
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
            <SourceTab {...{ value, onChange, label, kind, wiring, faults, isOpen: isSource }} />
          ),
        },
      ]}
    />
  )
}
