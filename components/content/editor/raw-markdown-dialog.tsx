'use client'
import type { Editor } from '@tiptap/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { FIELD_LOOK } from '@/components/ui/input'
import { EditorFormDialog } from './editor-form-dialog'
import { chosenNode, replaceOrInsertNode } from './chosen-node'

/** Edits a block that the surface can only show as source. */
export function RawMarkdownDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [source, setSource] = useState(() =>
    String(chosenNode(editor, 'rawMarkdown')?.attrs.source ?? ''),
  )
  const save = () => replaceOrInsertNode(editor, 'rawMarkdown', { source })
  return (
    <EditorFormDialog title="Odlomak u izvorniku" onSave={save} onClose={onClose}>
      <Field
        label="Markdown"
        hint="Ima nešto što površina ne zna prikazati. Kad se spremi, otvorit će se kako piše."
      >
        {(wiring) => (
          <textarea
            rows={6}
            className={clsx(FIELD_LOOK, 'py-2 font-mono')}
            value={source}
            onChange={({ target }) => setSource(target.value)}
            {...wiring}
          />
        )}
      </Field>
    </EditorFormDialog>
  )
}
