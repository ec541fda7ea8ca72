'use client'
import { useId, useState } from 'react'
import { SubjectIcon } from '@/components/art/subject-icon'
import { Field } from '@/components/ui/field'
import { Checkbox, Input } from '@/components/ui/input'
import type { SubjectLessons } from '@/lib/content/model'
import { fold } from '@/lib/hr/fold'
import { PLAN_LIMITS } from '@/lib/learning/limits'

type LessonPickerProps = {
  subjects: SubjectLessons[]
  chosen: string[]
  onChange: (chosen: string[]) => void
  error: string | undefined
}

/** Lessons of a grade to tick, by subject; a search narrows them down, what is ticked stays. */
export function LessonPicker({ subjects, chosen, onChange, error }: LessonPickerProps) {
  const [query, setQuery] = useState('')
  const id = useId()
  const isFull = chosen.length >= PLAN_LIMITS.lessons
  const wanted = fold(query.trim())
  const shown = subjects
    .map(({ lessons, ...subject }) => ({
      ...subject,
      lessons: lessons.filter(
        ({ _id, title }) =>
          chosen.includes(_id) ||
          fold(title).includes(wanted) ||
          fold(subject.subject).includes(wanted),
      ),
    }))
    .filter(({ lessons }) => lessons.length > 0)
  const toggle = (lessonId: string) =>
    onChange(
      chosen.includes(lessonId) ? chosen.filter((one) => one !== lessonId) : [...chosen, lessonId],
    )
  return (
    <fieldset>
      <legend className="font-bold">Koje su lekcije u testu?</legend>
      <p className="mb-2 text-sm text-muted" aria-live="polite">
        Odabrano: {chosen.length} od najviše {PLAN_LIMITS.lessons}
      </p>
      <Field label="Pretraži lekcije" error={error}>
        {(wiring) => (
          <Input
            {...wiring}
            type="search"
            name="lessonSearch"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            // Enter looks, it does not hand the form in.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <div
        role="group"
        aria-label="Lekcije"
        tabIndex={-1}
        className="max-h-96 space-y-4 overflow-y-auto overscroll-contain rounded-control border-2 border-line p-3"
      >
        {shown.map(({ subject, area, lessons }, index) => (
          <div key={subject} role="group" data-area={area} aria-labelledby={`${id}-${index}`}>
            <p id={`${id}-${index}`} className="flex items-center gap-2 font-bold text-area">
              <SubjectIcon area={area} className="size-5" />
              {subject}
            </p>
            <ul>
              {lessons.map(({ _id, title }) => (
                <li key={_id}>
                  <label className="flex min-h-11 cursor-pointer items-center gap-1">
                    <Checkbox
                      checked={chosen.includes(_id)}
                      disabled={isFull && !chosen.includes(_id)}
                      onChange={() => toggle(_id)}
                    />
                    <span className="min-w-0 py-2 leading-snug">{title}</span>
                  </label>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {shown.length === 0 && <p className="p-2 text-muted">Nema takve lekcije.</p>}
      </div>
    </fieldset>
  )
}
