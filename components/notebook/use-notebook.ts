'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { useHandedAnew } from '@/components/ui/use-handed-anew'
import { ApiError, call } from '@/lib/http/client'
import { notebookCalls } from '@/lib/notebook/calls'
import { NOTES_A_PAGE } from '@/lib/notebook/limits'
import { NOTEBOOK_MESSAGES } from '@/lib/notebook/messages'
import type { Note, NoteForm, NoteList } from '@/lib/notebook/model'
import { keepNote } from './keep-note'

export type Entry = { note: Note; isRemoved: boolean }

const toEntries = (items: Note[]): Entry[] => items.map((note) => ({ note, isRemoved: false }))
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** The notes that are shown, and all that can be done with them. */
export function useNotebook(pupilId: string, initial: NoteList) {
  const [entries, setEntries] = useState(toEntries(initial.items))
  const [total, setTotal] = useState(initial.pagination.total)
  const [query, setQuery] = useState('')
  const asked = useRef({ turn: 0, query: '' })
  const present = entries.filter(({ isRemoved }) => !isRemoved).length

  const setRemoved = (id: string, isRemoved: boolean) => {
    setEntries((all) => all.map((one) => (one.note._id === id ? { ...one, isRemoved } : one)))
    setTotal((count) => count + (isRemoved ? -1 : 1))
  }
  /** Resolve with whether a note could be removed. */
  const removals = useRef(new Map<string, Promise<boolean>>())
  /** Notes that are on their way back: a double tap brings one back once. */
  const comingBack = useRef(new Set<string>())
  /** Says in a toast that something went wrong; resolves with false then. */
  const attempt = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work
      return true
    } catch {
      toast({ kind: 'error', title: 'Greška', text: NOTEBOOK_MESSAGES.failed })
      return false
    }
  }
  const load = (page: number, wanted: string) =>
    call(notebookCalls.listNotes, { query: { query: wanted, page } })

  const search = async (wanted: string) => {
    const turn = asked.current.turn + 1
    asked.current = { turn, query: wanted }
    const work = load(1, wanted).then(({ items, pagination }) => {
      // An answer counts only for what was asked last.
      if (turn !== asked.current.turn) return
      setQuery(wanted)
      setEntries(toEntries(items))
      setTotal(pagination.total)
    })
    return attempt(work)
  }
  // What was searched for stays in view until the server has searched anew.
  useHandedAnew(initial, () => {
    if (query) return
    setEntries(toEntries(initial.items))
    setTotal(initial.pagination.total)
  })
  const searchAnew = useEffectEvent(() => {
    if (asked.current.query) void search(asked.current.query)
  })
  useEffect(() => searchAnew(), [initial])
  /** Shows the next notes; those that are there already, since one was removed before them, stay once. */
  const showMore = () => {
    const { turn } = asked.current
    return attempt(
      load(Math.floor(present / NOTES_A_PAGE) + 1, query).then(({ items, pagination }) => {
        if (turn !== asked.current.turn) return
        setEntries((all) => {
          const known = new Set(all.map(({ note }) => note._id))
          return [...all, ...toEntries(items.filter(({ _id }) => !known.has(_id)))]
        })
        setTotal(pagination.total)
      }),
    )
  }
  /** Shows all that the search has found, for the paper. Resolves with false when it could not. */
  const showAll = async () => {
    const { turn } = asked.current
    const pages = Math.ceil(total / NOTES_A_PAGE)
    const all = Array.from({ length: pages }, (_, index) => load(index + 1, query))
    const isNewest = () => turn === asked.current.turn
    const work = Promise.all(all).then((lists) => {
      if (isNewest()) setEntries(toEntries(lists.flatMap(({ items }) => items)))
    })
    return (await attempt(work)) && isNewest()
  }
  const add = async (form: NoteForm, id: string) => {
    const note = await keepNote(pupilId, { id, form, source: 'biljeznica' })
    const isOther = (one: Entry) => one.note._id !== note._id
    setEntries((all) => [{ note, isRemoved: false }, ...all.filter(isOther)])
    // The answer to a first try may have been lost, and the list handed anew since.
    if (entries.every(isOther)) setTotal((count) => count + 1)
  }
  const edit = async ({ _id }: Note, change: NoteForm) => {
    const saved = await call(notebookCalls.editNote, { params: { id: _id }, body: change })
    setEntries((all) => all.map((one) => (one.note._id === _id ? { ...one, note: saved } : one)))
  }
  const remove = async ({ _id }: Note) => {
    setRemoved(_id, true)
    const body = { korisnikId: pupilId, pageIdentifier: _id }
    // Another tab may have removed it before.
    const work = call(notebookCalls.removeNote, { body }).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
    const removal = attempt(work)
    removals.current.set(_id, removal)
    if (!(await removal)) setRemoved(_id, false)
  }
  const putBack = async ({ _id, source, page, color, questionID, lessonID }: Note) => {
    if (comingBack.current.has(_id)) return
    comingBack.current.add(_id)
    // Else the server might hear of the removal last; one that failed has left the note in its place.
    const isRemoved = await removals.current.get(_id)
    const about = { ...(questionID && { questionID }), ...(lessonID && { lessonID }) }
    const notebookItem = { _id, source, page, color, ...about }
    const add = () => call(notebookCalls.addNote, { body: { korisnikId: pupilId, notebookItem } })
    if (isRemoved && (await attempt(add()))) setRemoved(_id, false)
    comingBack.current.delete(_id)
  }
  return {
    entries,
    total,
    query,
    hasMore: present < total,
    search,
    showMore,
    showAll,
    add,
    edit,
    remove,
    putBack,
  }
}
