'use client'
import { removeRecord } from '@/components/platform/admin/record-calls'
import { RecordLinks } from '@/components/platform/admin/record-links'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import { useQueryParams } from '@/components/platform/admin/use-query-params'
import { useCall } from '@/lib/platform/browser/queries'
import { listContract as listBooksContract } from '@/lib/content/curriculum/literature/contract'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'
import type { HandlerInput, CallerResult } from '@/lib/platform/http/contract'
import { questionApiCalls } from '@/lib/content/questions/editing/calls'
import type { QuestionRecord, setFlagsContract } from '@/lib/content/questions/editing/contract'
import {
  listContract,
  listLessonsToChooseContract,
} from '@/lib/content/questions/editing/list-contract'
import { QUESTION_KINDS } from '@/lib/content/questions/kinds/names'
import { formFields } from './form-fields'
import { KeyCorrection } from './key-correction'
import { KIND_EDITORS } from './kinds'
import { PositionButtons } from './position-buttons'
import { QuestionPreview } from './preview'
import { shortText } from './short-text'

const MOST = 500
/** The schemas of all kinds, loaded with the first focused field. */
const loadContract = () => import('@/lib/content/questions/editing/contract')
type Listed = CallerResult<typeof listContract>['items'][number]

const stateOf = ({ isPublished, isBonus, isInKnowledgeBase }: Listed) =>
  [
    isPublished ? 'objavljeno' : 'skica',
    ...(isBonus ? ['dodatno'] : []),
    ...(isInKnowledgeBase ? ['u bazi znanja'] : []),
  ].join(', ')

const YES_NO = [
  { value: 'da', label: 'Da' },
  { value: 'ne', label: 'Ne' },
]

const flagAction = (label: string, body: HandlerInput<typeof setFlagsContract>['body']) => ({
  label,
  run: ({ _id: id }: { _id: string }) => call(questionApiCalls.setFlags, { params: { id }, body }),
})

/** The questions of all lessons. */
export function QuestionsScreen() {
  const { book, lesson } = useQueryParams()
  const books = useCall(apiCallOf(listBooksContract), { query: { size: MOST } })
  const ofBook = { query: { size: MOST, ...(book && { book }) } }
  const places = useCall(apiCallOf(listLessonsToChooseContract), ofBook, {
    isEnabled: book !== undefined,
  })
  const grades = new Map(books.data?.items.map(({ gradeName, subject }) => [gradeName, subject]))
  return (
    <RecordsScreen
      list={{
        title: 'Pitanja',
        start: 'Prvo treba lekcija (izbornik: Lekcije), a onda pitanje u njoj.',
        list: listContract,
        nameOf: ({ text }) => shortText(text),
        create: 'Novo pitanje',
        columns: [
          { id: 'text', header: 'Pitanje', cell: ({ text }) => shortText(text) },
          { id: 'kind', header: 'Vrsta', cell: ({ kind }) => KIND_EDITORS[kind].name },
          { id: 'lesson', header: 'Lekcija', cell: ({ lessonTitle }) => lessonTitle, isLong: true },
          {
            id: 'place',
            header: 'Mjesto',
            cell: ({ _id, position }) => <PositionButtons id={_id} position={position} />,
            isSortable: true,
          },
          {
            id: 'state',
            header: 'Stanje',
            cell: stateOf,
          },
        ],
        filters: [
          {
            name: 'grade',
            label: 'Razred',
            options: [...grades.keys()].map((name) => ({ value: name, label: name })),
          },
          {
            name: 'book',
            label: 'Udžbenik',
            options: (books.data?.items ?? []).map(({ _id, name, gradeName }) => ({
              value: _id,
              label: `${gradeName}: ${name}`,
            })),
          },
          {
            name: 'lesson',
            label: 'Lekcija',
            options: (places.data?.items ?? []).map(({ _id, name }) => ({
              value: _id,
              label: name,
            })),
          },
          {
            name: 'kind',
            label: 'Vrsta',
            options: QUESTION_KINDS.map((value) => ({ value, label: KIND_EDITORS[value].name })),
          },
          {
            name: 'state',
            label: 'Stanje',
            options: [
              { value: 'objavljeno', label: 'Objavljena' },
              { value: 'nacrt', label: 'Skice' },
            ],
          },
          { name: 'bonus', label: 'Dodatno', options: YES_NO },
          { name: 'base', label: 'U bazi znanja', options: YES_NO },
        ],
        actions: [
          flagAction('Objavi', { isPublished: true }),
          flagAction('Povuci', { isPublished: false }),
          flagAction('U bazu znanja', { isInKnowledgeBase: true }),
          flagAction('Iz baze znanja', { isInKnowledgeBase: false }),
          {
            label: 'Premjesti u koš',
            asks: 'Premjestiti odabrana pitanja u koš?',
            text: 'Ondje ostaju 30 dana.',
            run: (one) => removeRecord(questionApiCalls.delete, one),
          },
        ],
      }}
      form={{
        table: 'all_questions',
        schema: async () => (await loadContract()).questionFields,
        calls: {
          read: questionApiCalls.read,
          create: questionApiCalls.create,
          save: questionApiCalls.save,
          remove: questionApiCalls.delete,
        },
        titleOf: (question) => (question ? shortText(question.text) : 'Novo pitanje'),
        links: ({ _id, version, isPublished }) => (
          <>
            <KeyCorrection id={_id} version={version} />
            {isPublished && (
              <RecordLinks
                links={[
                  { href: `/admin/losa-pitanja?record=${_id}`, text: 'Odgovori i prijave učenika' },
                ]}
              />
            )}
          </>
        ),
        fields: formFields,
        valuesOf: (question) => valuesOf(question, lesson),
        aboutCopy: 'Kopija uzima sve osim mjesta: dolazi na kraj lekcije, kao skica.',
        copyOf: (values) => ({ ...values, position: undefined, isPublished: false }),
        preview: (values) => <QuestionPreview values={values} />,
      }}
    />
  )
}

const valuesOf = (question: QuestionRecord | null, lesson: string | undefined) => ({
  lesson: question?.lesson ?? lesson ?? '',
  text: question?.text ?? '',
  body: question?.body ?? KIND_EDITORS.single.blank,
  explanation: question?.explanation ?? null,
  numbers: question?.numbers ?? null,
  calculation: question?.calculation ?? null,
  hints: question?.hints ?? [],
  isBonus: question?.isBonus ?? false,
  isInKnowledgeBase: question?.isInKnowledgeBase ?? false,
  position: question?.position,
  isPublished: question?.isPublished ?? false,
})
