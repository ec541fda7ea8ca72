'use client'
import { useState } from 'react'
import { z } from 'zod'
import { OrderedItems, type Picked } from '@/components/admin/ordered-items'
import { Records } from '@/components/admin/records'
import {
  createContract,
  deleteContract,
  listContract,
  quizFields,
  readContract,
  saveContract,
} from '@/lib/fun-quizzes/editing/contract'
import { FUN_QUIZ_ICONS, type FunQuizIcon } from '@/lib/fun-quizzes/icons'
import { formatNumber } from '@/lib/hr/numbers'

const ICON_NAMES: Record<FunQuizIcon, string> = {
  zivotinje: 'Životinje',
  svemir: 'Svemir',
  hrvatska: 'Hrvatska',
  sport: 'Sport',
  umjetnost: 'Umjetnost',
  zagonetke: 'Zagonetke',
}

const schema = quizFields.extend({
  questions: z.array(z.object({ _id: z.uuid(), name: z.string() })),
})

/** The quizzes for fun, those that are not published too. */
export function FunQuizzesScreen() {
  return (
    <Records
      list={{
        title: 'Zabavni kvizovi',
        about: 'Kvizovi za zabavu, s ljestvicom. Vide ih svi, redom kojim su ovdje poredani.',
        start: 'Dodaj prvi kviz, zatim mu uvezi pitanja iz datoteke GIFT.',
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
        schema,
        calls: {
          read: readContract,
          create: createContract,
          save: saveContract,
          remove: deleteContract,
        },
        titleOf: (quiz) => quiz?.title ?? 'Novi zabavni kviz',
        fields: [
          { name: 'title', label: 'Naslov' },
          {
            name: 'slug',
            label: 'Adresa',
            hint: 'Prazno: nastaje iz naslova. Nova adresa prekida stare poveznice.',
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
            label: 'Pitanja po redu',
            hint: 'Pitanja se dodaju i mijenjaju uvozom datoteke GIFT.',
            kind: 'own',
            toText: (value) => (value as Picked[]).map(({ name }) => name).join('; '),
            control: ({ value, onChange }) => (
              <QuestionOrder value={value as Picked[]} onChange={onChange} />
            ),
          },
        ],
        valuesOf: (quiz) => ({
          title: quiz?.title ?? '',
          slug: quiz?.slug ?? '',
          description: quiz?.description ?? '',
          icon: quiz?.icon ?? FUN_QUIZ_ICONS[0],
          position: quiz?.position,
          isPublished: quiz?.isPublished ?? false,
          questions: quiz?.questions ?? [],
        }),
      }}
    />
  )
}

type QuestionOrderProps = { value: Picked[]; onChange: (value: Picked[]) => void }

function QuestionOrder({ value, onChange }: QuestionOrderProps) {
  const [said, say] = useState('')
  return (
    <div role="group" aria-label="Pitanja po redu">
      {value.length ? (
        <OrderedItems {...{ value, onChange, say }} />
      ) : (
        <p className="text-muted">Još nema pitanja.</p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
