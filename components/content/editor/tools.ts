import type { Editor } from '@tiptap/core'
import {
  AudioLines,
  Bold,
  Code,
  Heading2,
  Heading3,
  ImageIcon,
  Italic,
  Link,
  List,
  ListOrdered,
  Mic,
  MessageSquareQuote,
  MessageCircleQuestion,
  Redo2,
  Shapes,
  Sigma,
  Table,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { EditorKind } from '@/lib/content/editor/model'
import { insertRecallQuestion, toggleCallout } from './callouts'
import { isGeneratedFigureSelected, isSoundSelected } from './chosen-node'

/** The dialog a tool opens. */
export type ToolDialogName =
  'formula' | 'link' | 'figure' | 'drawing' | 'sound' | 'recording' | 'rawMarkdown'

export type Tool = {
  label: string
  icon: LucideIcon
  keys?: string
  isPressed?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
} & (
  { run: (editor: Editor) => unknown; asks?: undefined } | { asks: ToolDialogName; run?: undefined }
)

const mark = (name: string, label: string, icon: LucideIcon, keys: string): Tool => ({
  ...{ label, icon, keys },
  isPressed: (editor) => editor.isActive(name),
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
})

const heading = (level: 2 | 3, label: string, icon: LucideIcon): Tool => ({
  ...{ label, icon, keys: `Control+Alt+${level}` },
  isPressed: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

const HISTORY: Tool[] = [
  {
    ...{ label: 'Poništi', icon: Undo2, keys: 'Control+Z' },
    isOff: (editor) => !editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    ...{ label: 'Ponovi', icon: Redo2, keys: 'Control+Shift+Z' },
    isOff: (editor) => !editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
]

const MARKS = [
  mark('bold', 'Podebljano', Bold, 'Control+B'),
  mark('italic', 'Kurziv', Italic, 'Control+I'),
  mark('underline', 'Podcrtano', Underline, 'Control+U'),
]

const FORMULA: Tool = {
  ...{ label: 'Formula', icon: Sigma, asks: 'formula' },
  isPressed: (editor) => editor.isActive('inlineMath') || editor.isActive('blockMath'),
}

const FIGURE: Tool = {
  ...{ label: 'Slika', icon: ImageIcon, asks: 'figure' },
  isPressed: (editor) =>
    editor.isActive('figure') && !isSoundSelected(editor) && !isGeneratedFigureSelected(editor),
}

const DRAWING: Tool = {
  ...{ label: 'Crtež iz brojeva', icon: Shapes, asks: 'drawing' },
  isPressed: (editor) => isGeneratedFigureSelected(editor),
}

const SOUND: Tool = {
  ...{ label: 'Snimka', icon: AudioLines, asks: 'sound' },
  isPressed: (editor) => isSoundSelected(editor),
}

const RECORD: Tool = { label: 'Snimi', icon: Mic, asks: 'recording' }

const BLOCKS: Tool[] = [
  heading(2, 'Naslov', Heading2),
  heading(3, 'Podnaslov', Heading3),
  {
    ...{ label: 'Popis', icon: List, keys: 'Control+Shift+8' },
    isPressed: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    ...{ label: 'Brojčani popis', icon: ListOrdered, keys: 'Control+Shift+7' },
    isPressed: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
]

const SCRIPT_ONLY: Tool[] = [
  {
    ...{ label: 'Istaknuti okvir', icon: MessageSquareQuote },
    isPressed: (editor) => editor.isActive('blockquote'),
    run: toggleCallout,
  },
  {
    ...{ label: 'Provjeri se: novo pitanje', icon: MessageCircleQuestion },
    run: insertRecallQuestion,
  },
  {
    ...{ label: 'Tablica', icon: Table },
    isOff: (editor) => editor.isActive('table'),
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2 }).run(),
  },
]

const LINK: Tool = {
  ...{ label: 'Poveznica', icon: Link, keys: 'Control+K', asks: 'link' },
  isPressed: (editor) => editor.isActive('link'),
}

/** An editor's tools, in groups. */
export const TOOLS: Record<EditorKind, Tool[][]> = {
  script: [
    HISTORY,
    [...MARKS, mark('code', 'Kôd', Code, 'Control+E'), LINK],
    BLOCKS,
    [FORMULA, FIGURE, DRAWING, SOUND, RECORD, ...SCRIPT_ONLY],
  ],
  text: [HISTORY, MARKS, [FORMULA, FIGURE, DRAWING, SOUND, RECORD]],
}

type TableTool = { label: string; run: (editor: Editor) => unknown }

/** Shown while the cursor is in a table. */
export const TABLE_TOOLS: TableTool[] = [
  { label: 'Novi red', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'Obriši red', run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'Novi stupac', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'Obriši stupac', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'Obriši tablicu', run: (editor) => editor.chain().focus().deleteTable().run() },
]
