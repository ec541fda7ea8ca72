'use client'
import { useState, type ComponentProps } from 'react'
import { Input } from '@/components/ui/input'

type ListInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string[]
  onChange: (value: string[]) => void
  /** Separates entries while typing: a comma, or white space too. */
  separator: RegExp
  /** Joins entries for display. */
  glue: string
}

/** A list entered as one text. Entries that contain a separator stay whole until the text is edited. */
export function SeparatedListInput({ value, onChange, separator, glue, ...input }: ListInputProps) {
  const [shown, setShown] = useState({ text: value.join(glue), value })
  // Changed elsewhere: by a draft, an earlier version or another admin.
  if (shown.value.join('\n') !== value.join('\n')) setShown({ text: value.join(glue), value })
  return (
    <Input
      {...input}
      value={shown.text}
      onChange={({ target: { value: text } }) => {
        const entries = text
          .split(separator)
          .map((one) => one.trim())
          .filter(Boolean)
        setShown({ text, value: entries })
        onChange(entries)
      }}
    />
  )
}
