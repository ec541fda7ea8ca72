'use client'
import { z } from 'zod'
import { PickMany, type Picked } from '@/components/platform/admin/pick-many'
import { SingleRecord } from '@/components/platform/admin/single-record'
import {
  lessonChoicesContract,
  readListContract,
  saveHighlightedLessonsContract,
  type ListItem,
} from '@/lib/site/dynamic-content/lists/contract'
import { LIST_MAX } from '@/lib/site/dynamic-content/limits'
import { LIST_TITLES } from '@/lib/site/dynamic-content/model'
import { useSite } from '@/stores/site'
import { listRecordItems, listItemName, pickedText, picksSchema, pickedFromListItem } from './picks'

type OfGrade = { grade: string; lessons: Picked[] }

const highlightedFields = z.object({
  highlightedGradeLessons: z.array(
    z.object({ grade: z.string(), lessons: picksSchema(LIST_MAX.lessons) }),
  ),
})

/** The admin's form of every grade's highlighted lessons, including hidden grades. */
export function HighlightedLessonsScreen() {
  return (
    <SingleRecord
      title={LIST_TITLES.highlightedGradeLessons}
      read={readListContract}
      input={{ params: { list: 'highlightedGradeLessons' } }}
      form={{
        table: 'site_lists',
        schema: highlightedFields,
        calls: { save: saveHighlightedLessonsContract },
        about:
          'Za svaki razred lekcije od kojih vrijedi krenuti. Vide se na stranici razreda i na profilu učenika.',
        fields: [
          {
            name: 'highlightedGradeLessons',
            label: `Po razredima, u svakome najviše ${LIST_MAX.lessons}`,
            kind: 'own',
            toText: (value) =>
              (value as OfGrade[])
                .map(({ grade, lessons }) => `${grade}: ${pickedText(lessons)}`)
                .join('; '),
            control: ({ value, onChange }) => (
              <GradePicks value={value as OfGrade[]} onChange={onChange} />
            ),
          },
        ],
        valuesOf: (record) => ({ highlightedGradeLessons: byGrade(listRecordItems(record)) }),
      }}
    />
  )
}

function byGrade(items: ListItem[]): OfGrade[] {
  const grades = [...new Set(items.map(({ grade = '' }) => grade))]
  return grades.map((grade) => ({
    grade,
    lessons: items.filter((item) => item.grade === grade).map(pickedFromListItem),
  }))
}

type GradePicksProps = { value: OfGrade[]; onChange: (value: OfGrade[]) => void }

function GradePicks({ value, onChange }: GradePicksProps) {
  const grades = useSite((site) => site.grades)
  const names = new Map([
    ...value.map(({ grade }) => [grade, grade] as const),
    ...grades.map(({ slug, name }) => [slug, name] as const),
  ])
  const change = (grade: string, lessons: Picked[]) =>
    onChange([
      ...value.filter((one) => one.grade !== grade),
      ...(lessons.length ? [{ grade, lessons }] : []),
    ])
  return (
    <div className="space-y-6">
      {[...names]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([grade, name]) => (
          <section key={grade} className="space-y-2">
            <h2 className="font-display text-xl font-bold">{name}</h2>
            <PickMany
              label={`Istaknute lekcije: ${name}`}
              list={lessonChoicesContract}
              where={{ grade }}
              nameOf={listItemName}
              value={value.find((one) => one.grade === grade)?.lessons ?? []}
              onChange={(lessons) => change(grade, lessons)}
              max={LIST_MAX.lessons}
            />
          </section>
        ))}
    </div>
  )
}
