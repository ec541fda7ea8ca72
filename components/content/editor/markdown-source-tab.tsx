'use client'
import { clsx } from 'clsx'
import { useRef } from 'react'
import type { FieldWiring } from '@/components/ui/field'
import { FIELD_LOOK } from '@/components/ui/input'
import { useDebounced } from '@/components/ui/use-debounced'
import { useCall } from '@/lib/platform/browser/queries'
import { editorApiCalls } from '@/lib/content/editor/calls'
import type { EditorKind, Fault } from '@/lib/content/editor/model'

type MarkdownSourceTabProps = {
  value: string
  onChange: (markdown: string) => void
  label: string
  kind: EditorKind
  wiring: FieldWiring
  faults: Fault[] | undefined
  /** The text is checked only while the tab is open. */
  isOpen: boolean
}

/** Pause in typing after which a text is checked. */
const CHECK_WAIT_MS = 600

/** The source text and its faults, each linked to its line. */
export function MarkdownSourceTab({
  value,
  onChange,
  label,
  kind,
  ...rest
}: MarkdownSourceTabProps) {
  const { wiring, faults, isOpen } = rest
  const isInvalid = wiring['aria-invalid']
  const area = useRef<HTMLTextAreaElement>(null)
  const markdown = useDebounced(value, CHECK_WAIT_MS)
  const checked = useCall(
    editorApiCalls.preview,
    { body: { markdown } },
    { isEnabled: isOpen && !faults, keepsPrevious: true, isForgotten: true },
  )
  const shown = faults ?? checked.data?.faults ?? []
  const goTo = (line: number) => {
    const start =
      value
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0)
    area.current?.focus()
    area.current?.setSelectionRange(start, start + (value.split('\n')[line - 1]?.length ?? 0))
  }
  return (
    <div className="space-y-2">
      <textarea
        ref={area}
        aria-label={`${label}, izvornik`}
        rows={kind === 'script' ? 24 : 4}
        spellCheck={false}
        value={value}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? wiring['aria-describedby'] : undefined}
        onChange={({ target }) => onChange(target.value)}
        className={clsx(FIELD_LOOK, 'py-2 font-mono text-base')}
      />
      <ul aria-label="Što nije ispravno" aria-live="polite" className="empty:hidden">
        {shown.map(({ line, message }, index) => (
          <li key={index}>
            <button
              type="button"
              onClick={() => goTo(line)}
              className="min-h-11 rounded-control px-2 text-left hover:bg-sunken"
            >
              <span className="font-bold text-bad">Redak {line}:</span> {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
