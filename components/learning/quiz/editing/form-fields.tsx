'use client'
import { clsx } from 'clsx'
import type { FormField } from '@/components/platform/admin/model'
import { MarkdownField } from '@/components/content/editor/markdown-field'
import { FIELD_LOOK } from '@/components/ui/input'
import type { QuestionFields } from '@/lib/content/questions/editing/contract'
import type { QuestionBody } from '@/lib/content/questions/model'
import { BodyField, questionBodySummary } from './body-field'
import { HintsField } from './hints-field'
import { LessonField } from './lesson-field'

/** An optional text: empty is null. */
const textField = (
  name: 'numbers' | 'calculation',
  label: string,
  hint: string,
  rows: number,
): FormField<QuestionFields> => ({
  name,
  label,
  hint,
  kind: 'own',
  control: ({ value, onChange, wiring }) => (
    <textarea
      rows={rows}
      className={clsx(FIELD_LOOK, 'py-2')}
      {...wiring}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value || null)}
    />
  ),
  toText: (value) => String(value ?? ''),
})

const hintsOf = (value: unknown): string[] => (value ?? []) as string[]

export const formFields: FormField<QuestionFields>[] = [
  {
    name: 'lesson',
    label: 'Lekcija',
    kind: 'own',
    control: ({ value, onChange, wiring }) => (
      <LessonField value={String(value)} onChange={onChange} wiring={wiring} />
    ),
    toText: String,
  },
  {
    name: 'text',
    label: 'Pitanje',
    isMarkdown: true,
    kind: 'own',
    hint: 'Podebljano, formulu i sliku dodaješ gumbima.',
    control: ({ value, onChange, wiring }) => (
      <MarkdownField rows={3} label="Pitanje" value={String(value)} {...{ onChange, wiring }} />
    ),
    toText: String,
  },
  {
    name: 'body',
    label: 'Vrsta i odgovori',
    isMarkdown: true,
    kind: 'own',
    control: ({ value, onChange, wiring }) => (
      <BodyField value={value as QuestionBody} onChange={onChange} wiring={wiring} />
    ),
    toText: questionBodySummary,
  },
  {
    name: 'explanation',
    label: 'Objašnjenje',
    isMarkdown: true,
    kind: 'own',
    hint: 'Vide ga svi nakon odgovora.',
    control: ({ value, onChange, wiring }) => (
      <MarkdownField
        rows={3}
        label="Objašnjenje"
        wiring={wiring}
        value={String(value ?? '')}
        onChange={(text) => onChange(text || null)}
      />
    ),
    toText: (value) => String(value ?? ''),
  },
  {
    name: 'hints',
    label: 'Uputa 1',
    isMarkdown: true,
    kind: 'own',
    hint: 'Korak koji pomaže prije odgovora, a ne odaje ga. Najviše tri; u testu se ne vide.',
    control: ({ value, onChange, wiring }) => (
      <HintsField value={hintsOf(value)} onChange={onChange} wiring={wiring} />
    ),
    toText: (value) => hintsOf(value).join(' | '),
  },
  textField(
    'numbers',
    'Brojevi koji se mijenjaju',
    'Svaki u svojem retku: a: 2..9, b: 2, 3, 5, p: a*b, a < b. U tekstu piši {a} ili {=a*b}.',
    3,
  ),
  textField('calculation', 'Račun iza ključa', 'Primjerice 3*(4+5). Provjerava ključ.', 1),
  { name: 'isBonus', label: 'Dodatno pitanje, vrijedi 5 bodova', kind: 'tick' },
  {
    name: 'isInKnowledgeBase',
    label: 'U bazi znanja',
    kind: 'tick',
    hint: 'Odgovor i objašnjenje na stranici pitanja vide svi: obično prvih osam pitanja lekcije.',
  },
  { name: 'position', label: 'Mjesto u lekciji', kind: 'number', hint: 'Prazno: na kraj.' },
  { name: 'isPublished', label: 'Objavljeno', kind: 'tick' },
]
