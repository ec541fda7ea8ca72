'use client'
import { useId, useState } from 'react'
import { SubjectIcon } from '@/components/art/subject-icon'
import { Field } from '@/components/ui/field'
import { Checkbox, Input, Select } from '@/components/ui/input'
import { fold } from '@/lib/hr/fold'
import type { Grade, SubjectLessons } from '@/lib/content/model'
import { PLAN_LIMITS } from '@/lib/learning/limits'
import { useGradeLessons } from './use-grade-lessons'

/** The pupil's grade with its lessons, and the grades there are. */
export type GradeChoice = {
  gradeId: string
  subjects: SubjectLessons[]
  grades: Pick<Grade, '_id' | 'name'>[]
}

type LessonPickerProps = {
  own: GradeChoice
  chosen: string[]
  onChange: (chosen: string[]) => void
  error: string | undefined
}

/**
 * Lessons of a grade to tick, by subject; a search narrows them down, what is ticked stays. Whoever
 * repeats can choose from another grade.
 */
export function LessonPicker({ own, chosen, onChange, error }: LessonPickerProps) {
  const [query, setQuery] = useState('')
  const { gradeId, subjects, rest, message, choose } = useGradeLessons(own.gradeId, own.subjects)
  const id = useId()
  const isFull = chosen.length >= PLAN_LIMITS.lessons
  const wanted = fold(query.trim())
  const isChosen = ({ _id }: { _id: string }) => chosen.includes(_id)
  const wantedOf = ({ subject, area, lessons }: SubjectLessons) => ({
    subject,
    area,
    lessons: lessons.filter(
      (lesson) =>
        isChosen(lesson) || fold(lesson.title).includes(wanted) || fold(subject).includes(wanted),
    ),
  })
  const chosenOf = (subject: SubjectLessons) => ({
    ...subject,
    lessons: subject.lessons.filter(isChosen),
  })
  const shown = [...(subjects ?? []).map(wantedOf), ...rest.map(chosenOf)].filter(
    ({ lessons }) => lessons.length > 0,
  )
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
      <div className="mb-3">
        <Field label="Razred" error={message ?? undefined}>
          {(wiring) => (
            <Select
              {...wiring}
              name="grade"
              value={gradeId}
              onChange={(event) => void choose(event.target.value)}
              className="max-w-60"
            >
              {own.grades.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
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
          <div
            key={`${subject} ${lessons[0]?._id}`}
            role="group"
            data-area={area}
            aria-labelledby={`${id}-${index}`}
          >
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
        {!subjects && <p className="p-2 text-muted">Učitavam lekcije...</p>}
        {subjects && shown.length === 0 && <p className="p-2 text-muted">Nema takve lekcije.</p>}
      </div>
    </fieldset>
  )
}
