'use client'
import { useState, type ComponentProps } from 'react'
import { Input } from '@/components/ui/input'

type ListInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string[]
  onChange: (value: string[]) => void
  /** Between two entries: a comma, or white space too. */
  separator: RegExp
  /** What stands between them when they are shown. */
  glue: string
}

/** A list typed as one text. */
export function ListInput({ value, onChange, separator, glue, ...input }: ListInputProps) {
  const [text, setText] = useState(value.join(glue))
  const entriesOf = (typed: string) =>
    typed
      .split(separator)
      .map((one) => one.trim())
      .filter(Boolean)
  // The list was changed elsewhere: by a draft, an earlier version, another admin.
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
