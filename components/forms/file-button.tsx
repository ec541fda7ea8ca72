'use client'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { FieldWiring } from '@/components/ui/field'

type FileButtonProps = {
  label: string
  accept?: string | undefined
  isMultiple?: boolean | undefined
  isDisabled?: boolean
  /**
   * True while a file is being processed. The button stays enabled, since disabling would lose
   * focus.
   */
  isBusy?: boolean
  variant?: 'primary' | 'secondary'
  /** Wiring of a field whose label also opens the file dialog. */
  wiring?: FieldWiring | undefined
  /** True if the chosen file's name is shown. */
  isNamed?: boolean
  onChoose: (files: File[]) => void
}

/** A button that opens the file dialog. The browser's own control would not be in Croatian. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, isMultiple, isDisabled, isBusy, wiring, isNamed } = props
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const { id, ...described } = wiring ?? {}
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <input
        ref={input}
        type="file"
        hidden
        {...(isNamed ? { id } : { 'aria-label': label })}
        accept={accept}
        disabled={isDisabled}
        multiple={isMultiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Allows choosing the same file again.
          target.value = ''
          if (files.length) setName(files.map((file) => file.name).join(', '))
          props.onChoose(files)
        }}
      />
      <Button
        {...described}
        // Otherwise the field's label would replace the button's name.
        {...(!isNamed && { id, 'aria-label': label })}
        variant={props.variant ?? 'secondary'}
        disabled={isDisabled}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && input.current?.click()}
      >
        <Upload aria-hidden="true" className="size-5" />
        {label}
      </Button>
      {isNamed && (
        <span role="status" className="min-w-0 break-all text-muted">
          {name || 'Još ništa nije odabrano.'}
        </span>
      )}
    </div>
  )
}
