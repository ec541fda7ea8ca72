'use client'
import { listField } from '@/components/platform/admin/list-field'
import { PickOne } from '@/components/platform/admin/pick-one'
import { RecordLinks } from '@/components/platform/admin/record-links'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import { removeRecord } from '@/components/platform/admin/record-calls'
import { SlugProposal } from '@/components/platform/admin/slug-proposal'
import { useCall } from '@/lib/platform/browser/queries'
import {
  createContract,
  deleteContract,
  lessonFields,
  listContract,
  setPublishedContract,
  readContract,
  saveContract,
} from '@/lib/content/curriculum/lessons/contract'
import { listAllSubjectsContract } from '@/lib/content/curriculum/literature/contract'
import {
  listContract as listUnits,
  readContract as readUnit,
} from '@/lib/content/curriculum/units/contract'
import { formatShortDate } from '@/lib/platform/hr/dates'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'
import { counted } from '@/lib/platform/hr/plurals'
import { LESSONS } from '@/lib/content/curriculum/nouns'
import { PrerequisitesField } from './prerequisites-field'
import { CardsField, writeOutCards, OpenQuestionsField, writeOutOpenQuestions } from './lesson-rows'

const publish = (isPublished: boolean) => ({
  label: isPublished ? 'Objavi' : 'Povuci',
  run: ({ _id: id }: { _id: string }) =>
    call(apiCallOf(setPublishedContract), { params: { id }, body: { isPublished } }),
})

/** The admin's screen of lessons and drafts. Scripts and questions have their own screens. */
export function LessonsScreen() {
  const { data: subjects = [] } = useCall(apiCallOf(listAllSubjectsContract), {})
  const ofGrades = new Map(subjects.map(({ grade }) => [grade._id, grade.name]))
  return (
    <RecordsScreen
      list={{
        title: 'Lekcije',
        list: listContract,
        nameOf: ({ title }) => title,
        create: 'Nova lekcija',
        about: 'Lekcija je skica dok je ne objaviš: tada je vide svi. Skripta se piše u Skriptama.',
        start: 'Prvo treba cjelina (izbornik: Cjeline), a onda lekcija u njoj.',
        columns: [
          { id: 'title', header: 'Naslov', cell: ({ title }) => title, isSortable: true },
          {
            id: 'state',
            header: 'Stanje',
            cell: (one) =>
              `${one.isPublished ? 'objavljena' : 'skica'}${one.isFree ? ', besplatna' : ''}`,
          },
          {
            id: 'place',
            header: 'Mjesto',
            cell: ({ gradeName, literatureName, unitName }) =>
              `${gradeName}: ${literatureName}, ${unitName}`,
            isSortable: true,
            isLong: true,
          },
          { id: 'questions', header: 'Pitanja', cell: (one) => formatNumber(one.questionCount) },
          { id: 'cards', header: 'Kartice', cell: (one) => formatNumber(one.cardCount) },
          {
            id: 'changed',
            header: 'Promjena',
            cell: ({ changedAt }) => formatShortDate(new Date(changedAt)),
            isSortable: true,
          },
        ],
        filters: [
          {
            name: 'grade',
            label: 'Razred',
            options: [...ofGrades].map(([value, label]) => ({ value, label })),
          },
          {
            name: 'isPublished',
            label: 'Stanje',
            options: [
              { value: 'true', label: 'Objavljene' },
              { value: 'false', label: 'Skice' },
            ],
          },
        ],
        actions: [
          publish(true),
          publish(false),
          {
            label: 'Premjesti u koš',
            asks: 'Premjestiti odabrane lekcije u koš?',
            text: 'Učenici ih više neće vidjeti. U košu ostaju 30 dana.',
            run: async ({ _id: id }) => {
              const one = await call(apiCallOf(readContract), { params: { id } })
              return removeRecord(deleteContract, one, one.below.sentence)
            },
          },
        ],
      }}
      form={{
        table: 'all_lessons',
        schema: lessonFields,
        calls: {
          read: readContract,
          create: createContract,
          save: saveContract,
          remove: deleteContract,
        },
        titleOf: (lesson) => lesson?.title ?? 'Nova lekcija',
        links: (lesson) => (
          <RecordLinks
            links={[
              { href: `/admin/skripte?record=${lesson._id}`, text: 'Skripta' },
              { href: `/admin/pitanja?lesson=${lesson._id}`, text: 'Pitanja' },
              ...(lesson.href ? [{ href: lesson.href, text: 'Pogledaj na stranici' }] : []),
            ]}
          />
        ),
        fields: [
          { name: 'title', label: 'Naslov' },
          {
            name: 'isPublished',
            label: 'Objavljena',
            hint: 'Skicu ne vidi nitko osim urednika.',
            kind: 'tick',
          },
          {
            name: 'unit',
            label: 'Cjelina',
            kind: 'own',
            toText: (value) => (value ? 'druga cjelina' : ''),
            control: ({ value, onChange, wiring }) => (
              <PickOne
                {...{ wiring }}
                label="Cjelina"
                list={listUnits}
                read={readUnit}
                nameOf={({ name, literatureName }) => `${name} · ${literatureName}`}
                value={String(value)}
                onChange={onChange}
              />
            ),
          },
          { name: 'summary', label: 'Sažetak', hint: 'Jedna rečenica za popise i tražilice.' },
          listField('keywords', 'Pojmovi', 'Riječi po kojima se lekcija traži, odvojene zarezom.'),
          {
            name: 'prerequisites',
            label: 'Preduvjeti',
            hint: 'Lekcije koje treba znati prije ove. Prazno: vrijedi prethodna lekcija cjeline.',
            kind: 'own',
            toText: (value) => counted((value as string[]).length, LESSONS),
            control: ({ value, onChange, wiring }) => (
              <PrerequisitesField {...{ onChange, wiring }} value={value as string[]} />
            ),
          },
          listField(
            'priorKnowledge',
            'Predznanje iz nižih razreda',
            'Što treba znati, a ovdje nema svoju lekciju; odvojeno točkom sa zarezom: pisano zbrajanje (3. razred); tablica množenja (2. razred).',
            ';',
          ),
          listField(
            'outcomes',
            'Ishodi učenja',
            'Oznake iz kurikula, odvojene zarezom: MAT OŠ A.5.1, MAT OŠ B.5.2.',
          ),
          {
            name: 'outcomesVerified',
            label: 'Ishodi su provjereni prema službenom tekstu',
            hint: 'Dok nisu, na stranici lekcije to i piše.',
            kind: 'tick',
          },
          {
            name: 'slug',
            label: 'Adresa',
            hint: 'Prazno: nastaje iz naslova. Stare poveznice vode na novu adresu.',
            kind: 'slug',
            of: 'title',
            proposal: (words) => <SlugProposal modelType="lesson" {...{ words }} />,
          },
          {
            name: 'position',
            label: 'Mjesto u cjelini',
            hint: 'Prazno: nova lekcija dolazi na kraj.',
            kind: 'number',
          },
          {
            name: 'cards',
            label: 'Kartice',
            isMarkdown: true,
            kind: 'own',
            toText: writeOutCards,
            control: (field) => <CardsField {...field} />,
          },
          {
            name: 'checks',
            label: 'Provjera',
            isMarkdown: true,
            kind: 'own',
            toText: writeOutOpenQuestions,
            control: (field) => <OpenQuestionsField {...field} />,
          },
        ],
        aboutCopy:
          'Kopija uzima podatke lekcije, skriptu, kartice i provjeru. Pitanja se ne kopiraju: napiši ih u novoj lekciji.',
        copyOf: ({ title, ...values }, { script }) => ({
          ...{ ...values, script },
          title: `${title} (kopija)`,
          slug: '',
          position: undefined,
          outcomesVerified: false,
          isPublished: false,
        }),
        valuesOf: (lesson) => ({
          title: lesson?.title ?? '',
          isPublished: lesson?.isPublished ?? false,
          unit: lesson?.unit ?? '',
          summary: lesson?.summary ?? '',
          keywords: lesson?.keywords ?? [],
          prerequisites: lesson?.prerequisites ?? [],
          priorKnowledge: lesson?.priorKnowledge ?? [],
          outcomes: lesson?.outcomes ?? [],
          outcomesVerified: lesson?.outcomesVerified ?? false,
          slug: lesson?.slug ?? '',
          position: lesson?.position,
          cards: lesson?.cards ?? [],
          checks: lesson?.checks ?? [],
          // Set only when copying; otherwise edited on its own screen.
          script: undefined as string | undefined,
        }),
      }}
    />
  )
}
