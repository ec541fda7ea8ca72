'use client'
import { Toolbar } from '@base-ui/react/toolbar'
import type { Editor } from '@tiptap/core'
import { clsx } from 'clsx'
import type { Ref } from 'react'
import type { EditorKind } from '@/lib/content/editor/model'
import { TABLE_TOOLS, TOOLS, type ToolDialogName, type Tool } from './tools'

type ToolBarProps = {
  editor: Editor
  kind: EditorKind
  ref: Ref<HTMLDivElement>
  ask: (asked: ToolDialogName) => void
}

const LOOK =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control hover:bg-sunken ' +
  'data-[disabled]:opacity-40 aria-pressed:bg-link aria-pressed:text-surface'

/** The editor's tools: one tab stop with arrow keys; Escape returns to the text. */
export function ToolBar({ editor, kind, ref, ask }: ToolBarProps) {
  const button = (tool: Tool) => (
    <Toolbar.Button
      key={tool.label}
      aria-label={tool.label}
      title={tool.label}
      {...(tool.keys && { 'aria-keyshortcuts': tool.keys })}
      {...(tool.isPressed && { 'aria-pressed': tool.isPressed(editor) })}
      disabled={tool.isOff?.(editor) ?? false}
      onClick={() => (tool.asks ? ask(tool.asks) : tool.run(editor))}
      className={LOOK}
    >
      <tool.icon aria-hidden="true" className="size-5" />
    </Toolbar.Button>
  )
  return (
    <Toolbar.Root
      ref={ref}
      aria-label="Alati"
      onKeyDown={({ key }) => key === 'Escape' && editor.view.focus()}
      className="z-10 flex flex-wrap gap-x-2 rounded-t-control border-b-2 border-line bg-surface p-1 sm:sticky sm:top-16"
    >
      {TOOLS[kind].map((group, index) => (
        <Toolbar.Group key={index} className="flex flex-wrap">
          {group.map(button)}
        </Toolbar.Group>
      ))}
      {editor.isActive('table') && (
        <Toolbar.Group aria-label="Tablica" className="flex flex-wrap">
          {TABLE_TOOLS.map(({ label, run }) => (
            <Toolbar.Button
              key={label}
              onClick={() => run(editor)}
              className={clsx(LOOK, 'px-2 font-bold')}
            >
              {label}
            </Toolbar.Button>
          ))}
          <p className="w-full px-2 text-sm text-muted">
            Tab vodi u sljedeće polje, iz zadnjeg u novi red, a Shift+Tab u prethodno. Iz tablice
            izlaziš strelicama.
          </p>
        </Toolbar.Group>
      )}
    </Toolbar.Root>
  )
}
