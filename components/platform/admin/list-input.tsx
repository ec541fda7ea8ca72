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

/** A list entered as one text. */
export function SeparatedListInput({ value, onChange, separator, glue, ...input }: ListInputProps) {
  const [text, setText] = useState(value.join(glue))
  const entriesOf = (typed: string) =>
    typed
      .split(separator)
      .map((one) => one.trim())
      .filter(Boolean)
  // Changed elsewhere: by a draft, an earlier version or another admin.
  const isOther = entriesOf(text).join('\n') !== value.join('\n')
  if (isOther) setText(value.join(glue))
  return (
    <Input
      {...input}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(entriesOf(target.value))
      }}
    />
  )
}
