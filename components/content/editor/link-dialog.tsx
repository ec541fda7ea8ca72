'use client'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { isSafeAddress } from '@/lib/platform/markdown/safe-addresses'
import { EditorFormDialog } from './editor-form-dialog'

/** Asks for a link's address, and for its text when none is selected. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [isThere] = useState(() => editor.isActive('link'))
  const [asksText] = useState(() => editor.state.selection.empty && !isThere)
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''))
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const save = () => {
    const address = href.trim()
    if (!isSafeAddress(address)) {
      setError('Adresa počinje s https://, mailto: ili / za stranicu Iskre.')
      return false
    }
    const chain = editor.chain().focus()
    const marks = [{ type: 'link', attrs: { href: address } }]
    if (asksText) return chain.insertContent({ type: 'text', text: text || address, marks }).run()
    return chain.extendMarkRange('link').setLink({ href: address }).run()
  }
  return (
    <EditorFormDialog title="Poveznica" onSave={save} onClose={onClose}>
      <TextField
        label="Adresa"
        inputMode="url"
        error={error}
        value={href}
        onChange={({ target }) => setHref(target.value)}
      />
      {asksText && (
        <TextField
          label="Tekst"
          hint="Kaže kamo vodi, npr. „Kviz o djeljivosti”."
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {isThere && (
        <Button
          variant="quiet"
          className="px-3"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onClose()
          }}
        >
          Ukloni poveznicu
        </Button>
      )}
    </EditorFormDialog>
  )
}
