'use client'
import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { FieldWiring } from '@/components/ui/field'
import { newMarkdownWriter } from '@/lib/content/editor/markdown-writer'
import type { EditorKind, OpenedMarkdown } from '@/lib/content/editor/model'
import {
  chosenNode,
  isGeneratedFigureSelected,
  isSoundSelected,
  replaceOrInsertNode,
} from './chosen-node'
import { GeneratedFigureDialog } from './generated-figure-dialog'
import { ImageDialog, type AddFigure } from './image-dialog'
import { FormulaDialog } from './formula-dialog'
import { LinkDialog } from './link-dialog'
import type { SvgByFileName } from './node-views'
import { RecordingDialog } from '@/components/content/media/sounds/recording/record-dialog'
import { insertRecording, textToRecord } from './recording-place'
import { SoundDialog } from './sound-dialog'
import { RawMarkdownDialog } from './raw-markdown-dialog'
import { newSurfaceEditor } from './surface-editor'
import { ToolBar } from './tool-bar'
import type { ToolDialogName } from './tools'
import './surface.css'

export type SurfaceProps = {
  opened: OpenedMarkdown
  kind: EditorKind
  label: string
  wiring: FieldWiring
  figures: SvgByFileName
  addFigure: AddFigure | undefined
  onChange: (markdown: string) => void
}

/** The rich surface: Tiptap with its tools. Reports Markdown on each change. */
export function Surface(props: SurfaceProps) {
  const { opened, kind, label, wiring, figures, addFigure, onChange } = props
  const place = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [asked, ask] = useState<ToolDialogName | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const figuresNow = useEffectEvent(() => figures)
  const tell = useEffectEvent(onChange)
  const attributes = useEffectEvent(() => attributesOf(label, wiring))
  useEffect(() => {
    if (!place.current) return
    const made: Editor = newSurfaceEditor({
      ...{ place: place.current, opened, kind, attributes: attributes() },
      on: {
        figures: () => figuresNow(),
        onUpdate: () => tell(write(made.state.doc)),
        onTransaction: redraw,
        onOpenNode: () => ask(dialogOf(made)),
        onLeaveForTools: () => tools.current?.querySelector('button')?.focus(),
      },
    })
    const write = newMarkdownWriter(opened, made.schema)
    setEditor(made)
    return () => made.destroy()
  }, [opened, kind])
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = wiring
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes: attributes() } })
  }, [editor, describedBy, isInvalid])
  const close = () => {
    ask(null)
    // Waits until the closed dialog has released the focus.
    setTimeout(() => editor?.commands.focus())
  }
  const namedIn = (own: Editor) => ({
    named: figureOf(own),
    onSave: (named: { src: string; alt: string }) => putFigure(own, named),
    onClose: close,
  })
  return (
    <div className="rounded-control border-2 border-field focus-within:border-link">
      {editor && <ToolBar ref={tools} {...{ editor, kind, ask }} />}
      <div ref={place} data-kind={kind} className="surface prose" />
      {editor && asked === 'formula' && (
        <FormulaDialog
          formula={formulaOf(editor)}
          onSave={(latex, isBlock) =>
            replaceOrInsertNode(editor, isBlock ? 'blockMath' : 'inlineMath', { latex })
          }
          onClose={close}
        />
      )}
      {editor && asked === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {editor && asked === 'figure' && <ImageDialog {...{ addFigure }} {...namedIn(editor)} />}
      {editor && asked === 'drawing' && <GeneratedFigureDialog {...namedIn(editor)} />}
      {editor && asked === 'sound' && <SoundDialog {...namedIn(editor)} />}
      {editor && asked === 'recording' && (
        <RecordingDialog
          text={textToRecord(editor)}
          onKept={(kept) =>
            isSoundSelected(editor) ? putFigure(editor, kept) : insertRecording(editor, kept)
          }
          onClose={close}
        />
      )}
      {editor && asked === 'rawMarkdown' && <RawMarkdownDialog editor={editor} onClose={close} />}
    </div>
  )
}

function formulaOf(editor: Editor) {
  const chosen = chosenNode(editor, 'inlineMath', 'blockMath')
  return { latex: String(chosen?.attrs.latex ?? ''), isBlock: chosen?.type === 'blockMath' }
}

function figureOf(editor: Editor) {
  const { attrs } = chosenNode(editor, 'figure') ?? {}
  return attrs
    ? { src: String(attrs.src), alt: String(attrs.alt), title: String(attrs.title ?? '') }
    : null
}

const putFigure = (editor: Editor, figure: { src: string; alt: string }) =>
  replaceOrInsertNode(editor, 'figure', { title: '', ...figureOf(editor), ...figure })

const dialogOf = (editor: Editor): ToolDialogName | null => {
  if (chosenNode(editor, 'inlineMath', 'blockMath')) return 'formula'
  if (isGeneratedFigureSelected(editor)) return 'drawing'
  if (chosenNode(editor, 'figure')) return isSoundSelected(editor) ? 'sound' : 'figure'
  return chosenNode(editor, 'rawMarkdown') && 'rawMarkdown'
}

const attributesOf = (label: string, wiring: FieldWiring): Record<string, string> => ({
  id: wiring.id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  lang: 'hr',
  ...(wiring['aria-invalid'] && { 'aria-invalid': 'true' }),
  ...(wiring['aria-describedby'] && { 'aria-describedby': wiring['aria-describedby'] }),
})
