'use client'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { FormContracts, ListContract } from '@/components/platform/admin/model'
import { PickMany, type Picked } from '@/components/platform/admin/pick-many'
import { SingleRecord } from '@/components/platform/admin/single-record'
import {
  lessonChoicesContract,
  questionChoicesContract,
  readListContract,
  saveFreshContract,
  saveHighlightedQuestionsContract,
  saveTrendingContract,
  type ListRecord,
} from '@/lib/site/dynamic-content/lists/contract'
import { LIST_MAX } from '@/lib/site/dynamic-content/limits'
import { LIST_TITLES, type SiteListName } from '@/lib/site/dynamic-content/model'
import { listRecordItems, listItemName, pickedText, picksSchema, pickedFromListItem } from './picks'

type SiteListScreenProps<Item extends { _id: string }> = {
  list: SiteListName
  about: string
  /** Shown below the heading. */
  above?: ReactNode
  /** How to add the first item. */
  hint: string
  save: FormContracts<ListRecord>['save']
  /** The field in the request body. */
  field: string
  choices: ListContract<Item>
  nameOf: (item: Item) => string
  max: number
}

/** The admin's form of one of the site's lists: existing items, chosen and put in order. */
export function SiteListScreen<Item extends { _id: string }>(props: SiteListScreenProps<Item>) {
  const { list, about, hint, save, field, choices, max } = props
  const title = LIST_TITLES[list]
  return (
    <SingleRecord
      key={list}
      title={title}
      read={readListContract}
      input={{ params: { list } }}
      form={{
        table: 'site_lists',
        schema: z.object({ [field]: picksSchema(max) }),
        calls: { save },
        about,
        links: () => props.above,
        fields: [
          {
            name: field,
            label: `${title}, najviše ${max}`,
            hint,
            kind: 'own',
            toText: pickedText,
            control: ({ value, onChange }) => (
              <PickMany
                label={title}
                list={choices}
                nameOf={props.nameOf}
                value={value as Picked[]}
                onChange={onChange}
                max={max}
              />
            ),
          },
        ],
        valuesOf: (record): Record<string, Picked[]> => ({
          [field]: listRecordItems(record).map(pickedFromListItem),
        }),
      }}
    />
  )
}

const LESSON_HINT =
  'Traži lekciju po naslovu i dodaj je. Redoslijed ovdje je redoslijed na stranici.'
const LESSONS = {
  hint: LESSON_HINT,
  choices: lessonChoicesContract,
  nameOf: listItemName,
  max: LIST_MAX.lessons,
}

export const TrendingLessonsScreen = () => (
  <SiteListScreen
    {...LESSONS}
    list="trending"
    about="Lekcije koje se sada najviše čitaju. Vide se na početnoj stranici, ispod razreda."
    save={saveTrendingContract}
    field="trending"
  />
)

export const FreshLessonsScreen = () => (
  <SiteListScreen
    {...LESSONS}
    list="fresh"
    about="Lekcije koje su nove ili osvježene. Vide se na početnoj stranici i na profilu učenika."
    save={saveFreshContract}
    field="fresh"
  />
)

export const HighlightedQuestionsScreen = () => (
  <SiteListScreen
    list="highlightedQuestions"
    about="Pitanja koja vrijedi pokušati. Vide se uz bazu znanja."
    hint="Traži pitanje po tekstu ili po lekciji i dodaj ga."
    save={saveHighlightedQuestionsContract}
    field="questionIds"
    choices={questionChoicesContract}
    nameOf={listItemName}
    max={LIST_MAX.questions}
  />
)
