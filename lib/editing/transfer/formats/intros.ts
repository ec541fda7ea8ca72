import type { UploadEntry } from './model'

/** Moodle's description: text for the questions that follow it. */
export type Intro = UploadEntry & { intro: string }

const NO_PLACE = 'Vrsta „Opis” ne postoji u Iskri.'

/** Prepends each description to the next question, and refuses descriptions without one. */
export function* withIntros(entries: Iterable<UploadEntry | Intro>): Generator<UploadEntry> {
  let waiting: Intro | null = null
  for (const entry of entries) {
    if ('intro' in entry) {
      if (waiting) yield refused(waiting)
      waiting = entry
    } else if (waiting && (entry.draft ?? entry.open)) {
      yield introduced(entry, waiting)
      waiting = null
    } else {
      if (waiting) yield refused(waiting)
      waiting = null
      yield entry
    }
  }
  if (waiting) yield refused(waiting)
}

function introduced(entry: UploadEntry, { intro, name = '', notes }: Intro): UploadEntry {
  for (const lack of notes.lacks) entry.notes.lack(lack)
  entry.notes.warn(`Opis${name ? ` „${name}”` : ''} stoji sada na početku ovoga pitanja.`)
  const { draft, open } = entry
  return {
    ...entry,
    draft: draft && { ...draft, text: `${intro}\n\n${draft.text}` },
    ...(open && { open: { ...open, prompt: `${intro}\n\n${open.prompt}` } }),
  }
}

function refused({ intro: _, ...entry }: Intro): UploadEntry {
  entry.notes.fail(NO_PLACE)
  return entry
}
