'use client'
import { useRef, useState } from 'react'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import { editCachedResponses } from '@/lib/platform/browser/mutations'
import { useCallPages } from '@/lib/platform/browser/query-pages'
import { ApiError, call } from '@/lib/platform/http/client'
import { notebookApiCalls } from '@/lib/learning/notebook/calls'
import { NOTES_A_PAGE } from '@/lib/learning/notebook/limits'
import { NOTEBOOK_MESSAGES } from '@/lib/learning/notebook/messages'
import type { Note, NoteForm, NoteList } from '@/lib/learning/notebook/model'
import { addOrEditNote } from './send-note'

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** The notes of all pages, each once: a page fetched after a removal repeats some. */
const notesOf = (pages: NoteList[]) => [
  ...new Map(pages.flatMap(({ items }) => items).map((note) => [note._id, note])).values(),
]

/** Waits for some work. On failure it shows a toast and resolves with false. */
async function attempt(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    dismissErrorToast('notebook')
    return true
  } catch {
    toast({ kind: 'error', about: 'notebook', title: 'Greška', text: NOTEBOOK_MESSAGES.failed })
    return false
  }
}

/** The notes that a search finds, and their actions. */
export function useNotebook(pupilId: string, search: string) {
  /** Notes removed on this page, which can be restored until the page is left. */
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const isPresent = ({ _id }: Note) => !removed.has(_id)
  const query = useCallPages(
    notebookApiCalls.listNotes,
    { query: { query: search } },
    {
      keepsPrevious: true,
      staysOnFocus: true,
      next: (last, all) => {
        const known = notesOf(all)
        const present = known.filter(isPresent).length
        const total = last.pagination.total - (known.length - present)
        return present < total
          ? { query: { query: search, page: Math.floor(present / NOTES_A_PAGE) + 1 } }
          : null
      },
    },
  )
  const pages = query.data?.pages
  const notes = pages && notesOf(pages)
  const entries = notes?.map((note) => ({ note, isRemoved: !isPresent(note) }))
  const total =
    (pages?.at(-1)?.pagination.total ?? 0) - (notes?.filter((one) => !isPresent(one)).length ?? 0)

  const mark = (id: string, isRemoved: boolean) =>
    setRemoved((all) => {
      const next = new Set(all)
      if (isRemoved) next.add(id)
      else next.delete(id)
      return next
    })
  const removals = useRef(new Map<string, Promise<boolean>>())
  /** Notes being restored: a double tap restores once. */
  const comingBack = useRef(new Set<string>())

  /** Loads all pages for printing. False on failure. */
  const showAll = async () => {
    let { hasNextPage } = query
    while (hasNextPage) {
      const answer = await query.fetchNextPage()
      if (answer.isFetchNextPageError) return attempt(Promise.reject(answer.error))
      hasNextPage = answer.hasNextPage
    }
    return true
  }
  const add = async (form: NoteForm, id: string) => {
    const note = await addOrEditNote(pupilId, { id, form, source: 'biljeznica' })
    // If an earlier response was lost, the list may already contain the note.
    const isNew = !notes?.some(({ _id }) => _id === note._id)
    let isFirst = true
    editCachedResponses(notebookApiCalls.listNotes, ({ items, pagination }) => {
      const others = items.filter(({ _id }) => _id !== note._id)
      const list = isFirst ? [note, ...others] : others
      isFirst = false
      return {
        items: list,
        pagination: { ...pagination, total: pagination.total + (isNew ? 1 : 0) },
      }
    })
  }
  const edit = async ({ _id }: Note, change: NoteForm) => {
    const saved = await call(notebookApiCalls.editNote, { params: { id: _id }, body: change })
    editCachedResponses(notebookApiCalls.listNotes, (list) => ({
      ...list,
      items: list.items.map((one) => (one._id === _id ? saved : one)),
    }))
  }
  const remove = async ({ _id }: Note) => {
    mark(_id, true)
    const body = { korisnikId: pupilId, pageIdentifier: _id }
    const work = call(notebookApiCalls.removeNote, { body }).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
    const removal = attempt(work)
    removals.current.set(_id, removal)
    if (!(await removal)) mark(_id, false)
  }
  const putBack = async ({ _id, source, page, color, questionID, lessonID }: Note) => {
    if (comingBack.current.has(_id)) return
    comingBack.current.add(_id)
    // Waits for the removal, so that its request does not arrive last; a failed one leaves the note
    // in place.
    const isRemoved = await removals.current.get(_id)
    const about = { ...(questionID && { questionID }), ...(lessonID && { lessonID }) }
    const notebookItem = { _id, source, page, color, ...about }
    const adding = () =>
      call(notebookApiCalls.addNote, { body: { korisnikId: pupilId, notebookItem } })
    if (isRemoved && (await attempt(adding()))) mark(_id, false)
    comingBack.current.delete(_id)
  }
  return { query, entries, total, showAll, add, edit, remove, putBack }
}
