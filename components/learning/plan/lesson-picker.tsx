'use client'
import { useId, useState } from 'react'
import { SubjectIcon } from '@/components/art/subject-icon'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Checkbox, Input, Select } from '@/components/ui/input'
import { fold } from '@/lib/platform/hr/fold'
import { useCall } from '@/lib/platform/browser/queries'
import { contentApiCalls } from '@/lib/content/curriculum/calls'
import { LESSON_SEARCH } from '@/lib/asking/search/limits'
import type { SubjectLessons } from '@/lib/content/curriculum/model'
import { SEARCH_FAILURES, searchFailureOf } from '@/lib/asking/search/search-failure'
import { PLAN_LIMITS } from '@/lib/learning/plan/limits'
import { filterLessons, appendTickedLessons } from './shown-lessons'
import { useDebounced } from '@/components/ui/use-debounced'
import { useOwnGrade } from '@/stores/own-grade'
import { useSite } from '@/stores/site'

type LessonPickerProps = {
  chosen: string[]
  onChange: (chosen: string[]) => void
  error: string | undefined
}

/** Lessons to tick, by subject, with a search; pupils who repeat can choose another grade. */
export function LessonPicker({ chosen, onChange, error }: LessonPickerProps) {
  const [query, setQuery] = useState('')
  const grades = useSite((site) => site.grades)
  const ownGrade = useOwnGrade()
  const [chosenGrade, chooseGrade] = useState<string | null>(null)
  const gradeId = chosenGrade ?? ownGrade?._id ?? grades[0]?._id ?? ''
  const { data: subjects, failureReason, refetch } = useGradeLessons(gradeId, '')
  /** Ticked lessons with their subject, including those of other grades. */
  const [ticked, setTicked] = useState<Record<string, SubjectLessons>>({})
  const id = useId()
  const isFull = chosen.length >= PLAN_LIMITS.lessons
  const wanted = fold(query.trim())
  const isChosen = ({ _id }: { _id: string }) => chosen.includes(_id)
  const hasMore = subjects?.some((subject) => subject.hasMore) ?? false
  const waited = useDebounced(query.trim(), LESSON_SEARCH.waitMs)
  const isAsked = hasMore && wanted.length >= LESSON_SEARCH.minCharacters
  const isWaiting = isAsked && fold(waited) !== wanted
  const search = useGradeLessons(gradeId, waited, isAsked && !isWaiting)
  const found = isAsked && !isWaiting ? search.data : undefined
  const problem = isAsked ? search.failureReason : failureReason
  const isSearching = isAsked && !found && !problem
  const retry = isAsked ? search.refetch : refetch
  const listed = found ?? filterLessons(subjects ?? [], wanted, chosen)
  const shown = appendTickedLessons(listed, chosen, ticked)
  const toggle = (subject: SubjectLessons, lesson: SubjectLessons['lessons'][number]) => {
    setTicked({ ...ticked, [lesson._id]: { ...subject, lessons: [lesson], hasMore: false } })
    onChange(
      isChosen(lesson) ? chosen.filter((one) => one !== lesson._id) : [...chosen, lesson._id],
    )
  }
  return (
    <fieldset>
      <legend className="font-bold">Koje su lekcije u testu?</legend>
      <p className="mb-2 text-sm text-muted" aria-live="polite">
        Odabrano: {chosen.length} od najviše {PLAN_LIMITS.lessons}
      </p>
      <div className="mb-3">
        <Field label="Razred" error={undefined}>
          {(wiring) => (
            <Select
              {...wiring}
              name="grade"
              value={gradeId}
              onChange={(event) => chooseGrade(event.target.value)}
              className="max-w-60"
            >
              {grades.map(({ _id, name }) => (
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
            // Enter must not submit the form.
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
        {shown.map((one, index) => (
          <div
            key={`${one.subject} ${one.lessons[0]?._id}`}
            role="group"
            data-area={one.area}
            aria-labelledby={`${id}-${index}`}
          >
            <p id={`${id}-${index}`} className="flex items-center gap-2 font-bold text-area">
              <SubjectIcon area={one.area} className="size-5" />
              {one.subject}
            </p>
            <ul>
              {one.lessons.map((lesson) => (
                <li key={lesson._id}>
                  <label className="flex min-h-11 cursor-pointer items-center gap-1">
                    <Checkbox
                      checked={isChosen(lesson)}
                      disabled={isFull && !isChosen(lesson)}
                      onChange={() => toggle(one, lesson)}
                    />
                    <span className="min-w-0 py-2 leading-snug">{lesson.title}</span>
                  </label>
                </li>
              ))}
            </ul>
            {one.hasMore && (
              <p className="text-sm text-muted">
                Ovdje nisu sve lekcije ovog predmeta. Ostale nađi pretragom.
              </p>
            )}
          </div>
        ))}
        {!subjects && !problem && <p className="p-2 text-muted">Učitavam lekcije...</p>}
        {isSearching && <p className="p-2 text-muted">Pretražujem...</p>}
        {problem && !found && (
          <div className="p-2">
            <p role="alert" className="mb-2 text-muted">
              {SEARCH_FAILURES[searchFailureOf(problem)]}
            </p>
            <Button
              variant="secondary"
              onClick={({ currentTarget }) => {
                // The button disappears; the results take its place.
                currentTarget.closest<HTMLElement>('[role="group"]')?.focus()
                void retry()
              }}
            >
              Pokušaj ponovno
            </Button>
          </div>
        )}
        {subjects && !isSearching && !problem && shown.length === 0 && (
          <p className="p-2 text-muted">Nema takve lekcije.</p>
        )}
      </div>
    </fieldset>
  )
}

/** Lessons of a grade by subject; with `trazi` what the server finds among all of them. */
const useGradeLessons = (id: string, trazi: string, isEnabled = id !== '') =>
  useCall(contentApiCalls.gradeLessonChoices, { params: { id }, query: { trazi } }, { isEnabled })
