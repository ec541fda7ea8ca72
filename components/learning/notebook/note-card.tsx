'use client'
import { clsx } from 'clsx'
import { Pencil, Trash2, Undo2 } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { useEffect, useRef } from 'react'
import { formatDate } from '@/lib/platform/hr/dates'
import type { Note } from '@/lib/learning/notebook/model'
import { PAPER_CLASSES, NOTE_SOURCE_LABELS } from './note-looks'
import { Button } from '@/components/ui/button'

type NoteCardProps = {
  note: Note
  /** True for a restored note: the undo button is gone, and the focus with it. */
  takesFocus?: boolean
  onEdit: () => void
  onRemove: () => void
}

/** One note. Its content is text, never HTML. */
export function NoteCard({ note, takesFocus = false, onEdit, onRemove }: NoteCardProps) {
  const { page, color, source, lesson, createdAt } = note
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <article
      className={clsx(
        '[break-inside:avoid] rounded-control border-l-8 p-4 sm:p-5',
        PAPER_CLASSES[color],
      )}
    >
      <div className="flex items-start gap-2">
        <h2
          ref={title}
          tabIndex={-1}
          className="min-w-0 flex-1 py-2 font-display text-xl leading-snug font-bold break-words outline-none"
        >
          {page.title}
        </h2>
        <div className="no-print -mt-1 -mr-2 flex shrink-0">
          <IconButton label={`Uredi: ${page.title}`} onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={`Ukloni: ${page.title}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      {page.content && (
        <p className="text-lg leading-relaxed break-words whitespace-pre-line">{page.content}</p>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm">
        <span>
          {NOTE_SOURCE_LABELS[source]}, {formatDate(new Date(createdAt))}
        </span>
        {lesson && (
          <Link
            href={lesson.path}
            className="inline-flex min-h-11 items-center font-bold break-words underline underline-offset-4"
          >
            {lesson.title}
          </Link>
        )}
      </p>
    </article>
  )
}

type IconButtonProps = { label: string; onClick: () => void; children: React.ReactNode }

function IconButton({ label, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-control hover:bg-surface/60"
    >
      {children}
    </button>
  )
}

type RemovedNoteProps = { title: string; onPutBack: () => void }

/** Holds the place of a removed note with an undo button. */
export function RemovedNote({ title, onPutBack }: RemovedNoteProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The pressed button is gone: the focus moves here.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div className="no-print flex flex-wrap items-center gap-3 rounded-control border-2 border-dashed border-line p-4">
      <p role="status" className="min-w-0 flex-1 break-words">
        Uklonjeno: <span className="font-bold">{title}</span>
      </p>
      <Button ref={button} variant="secondary" onClick={onPutBack}>
        <Undo2 aria-hidden="true" className="size-5" />
        Vrati
      </Button>
    </div>
  )
}
