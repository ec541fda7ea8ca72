'use client'
import { clsx } from 'clsx'
import { AudioLines, Bold, ImageIcon, Mic, Shapes, Sigma } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type Ref } from 'react'
import type { FieldWiring } from '@/components/ui/field'
import { FIELD_LOOK } from '@/components/ui/input'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { toggleBold, type TextRange, type EditedText } from './edited-text'

const MarkdownInsertDialog = lazyDialog(
  async () => (await import('./markdown-insert-dialog')).MarkdownInsertDialog,
)

type MarkdownFieldProps = {
  /** Markdown, as stored. */
  value: string
  onChange: (markdown: string) => void
  wiring: FieldWiring
  /** The field's label, used to name its tools. */
  label: string
  /** Defaults to a single line. */
  rows?: number
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Makes the tools one tab stop with arrow keys (8 kB less than a library). */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tools = [...event.currentTarget.querySelectorAll('button')]
  const step = STEPS[event.key]
  if (!step) return
  event.preventDefault()
  const at = tools.findIndex((tool) => tool === document.activeElement)
  const next = tools.at((at + step) % tools.length)
  for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1
  next?.focus()
}

type Control = HTMLTextAreaElement | HTMLInputElement
type Asked = TextRange & { what: 'formula' | 'figure' | 'drawing' | 'sound' | 'recording' }

const TOOLS = [
  { tool: 'bold', name: 'Podebljano', Icon: Bold, keys: 'Control+B' },
  { tool: 'formula', name: 'Formula', Icon: Sigma, keys: undefined },
  { tool: 'figure', name: 'Slika', Icon: ImageIcon, keys: undefined },
  { tool: 'drawing', name: 'Crtež iz brojeva', Icon: Shapes, keys: undefined },
  { tool: 'sound', name: 'Snimka', Icon: AudioLines, keys: undefined },
  { tool: 'recording', name: 'Snimi', Icon: Mic, keys: undefined },
] as const

/** A short Markdown text, with tools for bold, formulas, pictures, drawings and recordings. */
export function MarkdownField({ value, onChange, wiring, label, rows }: MarkdownFieldProps) {
  const control = useRef<Control>(null)
  const [asked, ask] = useState<Asked | null>(null)
  const selected = (): TextRange => ({
    from: control.current?.selectionStart ?? value.length,
    to: control.current?.selectionEnd ?? value.length,
  })
  const select = ({ from, to }: TextRange) =>
    setTimeout(() => {
      control.current?.focus()
      control.current?.setSelectionRange(from, to)
    })
  const write = (written: EditedText) => {
    onChange(written.text)
    select(written.selected)
  }
  const apply = (tool: 'bold' | Asked['what']) => {
    if (tool === 'bold') write(toggleBold(value, selected()))
    else ask({ what: tool, ...selected() })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    apply('bold')
  }
  const shared = {
    ...wiring,
    ...{ value, onKeyDown },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    className: clsx(FIELD_LOOK, 'flex-1 basis-64', rows && 'py-2'),
  }
  return (
    <div className="flex flex-wrap items-start gap-x-1">
      {rows ? (
        <textarea ref={control as Ref<HTMLTextAreaElement>} rows={rows} {...shared} />
      ) : (
        <input ref={control as Ref<HTMLInputElement>} {...shared} />
      )}
      <div
        role="toolbar"
        aria-label={`Alati: ${label}`}
        onKeyDown={moveFocus}
        className="flex flex-wrap"
      >
        {TOOLS.map(({ tool, name, Icon, keys }, index) => (
          <button
            key={name}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            aria-label={name}
            title={name}
            aria-keyshortcuts={keys}
            onClick={() => apply(tool)}
            className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        ))}
      </div>
      {asked && (
        <MarkdownInsertDialog
          asked={asked.what}
          text={value}
          range={asked}
          hasLines={rows !== undefined}
          onWrite={write}
          onOpenChange={() => {
            ask(null)
            // Waits until the closed dialog has released the focus.
            select(asked)
          }}
        />
      )}
    </div>
  )
}
