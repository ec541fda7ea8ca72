'use client'
import { NOT_CHOSEN } from '@/components/platform/admin/model'
import { RecordLinks } from '@/components/platform/admin/record-links'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import { questionBodySummary } from '@/components/learning/quiz/editing/body-field'
import { SlugProposal } from '@/components/platform/admin/slug-proposal'
import {
  createContract,
  deleteContract,
  listContract,
  quizForm,
  readContract,
  saveContract,
  type FunQuestion,
} from '@/lib/learning/fun-quizzes/editing/contract'
import { FUN_QUIZ_ICONS, type FunQuizIcon } from '@/lib/learning/fun-quizzes/icons'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { funQuizPath } from '@/lib/platform/paths'
import { FunQuestionsField } from './fun-questions-field'

const ICON_NAMES: Record<FunQuizIcon, string> = {
  zivotinje: 'Životinje',
  svemir: 'Svemir',
  hrvatska: 'Hrvatska',
  sport: 'Sport',
  umjetnost: 'Umjetnost',
  zagonetke: 'Zagonetke',
}

/** All fun quizzes, including unpublished ones. */
export function FunQuizAdminScreen() {
  return (
    <RecordsScreen
      list={{
        title: 'Zabavni kvizovi',
        about: 'Kvizovi za zabavu, s ljestvicom. Vide ih svi, redom kojim su ovdje poredani.',
        start: 'Dodaj prvi kviz i napiši mu pitanja.',
        list: listContract,
        nameOf: ({ title }) => title,
        create: 'Novi kviz',
        columns: [
          { id: 'title', header: 'Naslov', cell: ({ title }) => title, isSortable: true },
          { id: 'position', header: 'Mjesto', cell: ({ position }) => position, isSortable: true },
          { id: 'state', header: 'Vidi se', cell: (one) => (one.isPublished ? 'da' : 'ne') },
          { id: 'questions', header: 'Pitanja', cell: (one) => formatNumber(one.questionCount) },
          { id: 'plays', header: 'Odigrano', cell: (one) => formatNumber(one.playCount) },
        ],
        filters: [
          {
            name: 'isPublished',
            label: 'Vidi se',
            options: [
              { value: 'true', label: 'Samo objavljeni' },
              { value: 'false', label: 'Samo skriveni' },
            ],
          },
        ],
      }}
      form={{
        table: 'fun_quizzes',
        isWide: true,
        schema: quizForm,
        calls: {
          read: readContract,
          create: createContract,
          save: saveContract,
          remove: deleteContract,
        },
        titleOf: (quiz) => quiz?.title ?? 'Novi zabavni kviz',
        links: ({ slug, isPublished }) =>
          isPublished && (
            <RecordLinks links={[{ href: funQuizPath(slug), text: 'Pogledaj na stranici' }]} />
          ),
        fields: [
          { name: 'title', label: 'Naslov' },
          {
            name: 'slug',
            label: 'Adresa',
            hint: 'Prazno: nastaje iz naslova. Stare poveznice vode na novu adresu.',
            kind: 'slug',
            of: 'title',
            proposal: (words) => <SlugProposal modelType="funQuiz" {...{ words }} />,
          },
          { name: 'description', label: 'Opis', kind: 'area' },
          {
            name: 'icon',
            label: 'Crtež',
            kind: 'choice',
            options: FUN_QUIZ_ICONS.map((value) => ({ value, label: ICON_NAMES[value] })),
          },
          {
            name: 'position',
            label: 'Mjesto',
            hint: 'Prazno: novi kviz dolazi na kraj.',
            kind: 'number',
          },
          {
            name: 'isPublished',
            label: 'Objavljen',
            hint: 'Skriven kviz ne vidi nitko osim urednika; ljestvica ga čeka.',
            kind: 'tick',
          },
          {
            name: 'questions',
            label: 'Pitanja',
            isMarkdown: true,
            hint: 'Kviz se objavljuje kad su sva pitanja potpuna.',
            kind: 'own',
            toText: (value) =>
              (value as FunQuestion[])
                .map(({ text, body }) => `${text} (${questionBodySummary(body)})`)
                .join('\n'),
            control: ({ value, onChange }) => (
              <FunQuestionsField value={value as FunQuestion[]} onChange={onChange} />
            ),
          },
        ],
        valuesOf: (quiz) => ({
          title: quiz?.title ?? '',
          slug: quiz?.slug ?? '',
          description: quiz?.description ?? '',
          icon: quiz?.icon ?? NOT_CHOSEN,
          position: quiz?.position,
          isPublished: quiz?.isPublished ?? false,
          questions: quiz?.questions ?? [],
        }),
      }}
    />
  )
}
