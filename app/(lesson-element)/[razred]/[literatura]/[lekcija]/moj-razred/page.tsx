import type { Metadata } from 'next'
import { BoardOpener } from '@/components/learning/classroom/board-opener'
import { Link } from '@/components/ui/link'
import { WorksheetForm } from '@/components/learning/classroom/worksheet-form'
import { lessonCrumbs } from '@/components/content/curriculum/lesson-crumbs'
import { PageHead } from '@/components/ui/page-head'
import { CARD_CLASSES } from '@/components/ui/card'
import { Panel } from '@/components/ui/panel'
import { SectionHeading } from '@/components/ui/section-heading'
import { FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { cachedCheck } from '@/lib/learning/check/cached'
import { cachedQrCode } from '@/lib/learning/classroom/qr-code'
import { cachedScriptParts } from '@/lib/content/curriculum/cached'
import {
  lessonMetadata,
  lessonStaticParams,
  lessonOrNotFound,
  type LessonRoute,
} from '@/lib/content/curriculum/lesson-route'
import { siteUrl } from '@/lib/platform/env'
import { lessonClassroomPath, lessonPath } from '@/lib/platform/paths'
import { cachedClassQuestions } from '@/lib/learning/quiz/cached'

export const generateStaticParams = lessonStaticParams

/** A page for teachers, not indexed: search engines lead to the lesson itself. */
export const generateMetadata = async (route: LessonRoute): Promise<Metadata> => ({
  ...(await lessonMetadata(route, (lesson) => ({
    title: `Moj razred: ${lesson.title}`,
    description: `Lekcija na ploči i radni list za ispis: ${lesson.summary}`,
    path: lessonClassroomPath(lesson),
  }))),
  robots: { index: false, follow: true },
})

export default async function ClassPage(route: LessonRoute) {
  const lesson = await lessonOrNotFound(route)
  const { _id: id, title, summary, subject } = lesson
  const address = new URL(lessonPath(lesson), siteUrl()).href
  const [parts, questions, { prompts }, code] = await Promise.all([
    cachedScriptParts(id),
    cachedClassQuestions(id),
    cachedCheck(id),
    cachedQrCode(address),
  ])
  const crumbs = [
    ...lessonCrumbs(lesson),
    { name: 'Moj razred', path: lessonClassroomPath(lesson) },
  ]
  return (
    <div data-area={subject.area} className="group space-y-6">
      <div className={NOT_ON_SHEET}>
        <PageHead
          crumbs={crumbs}
          title={`Moj razred: ${title}`}
          lead="Za učitelje: lekcija na ploči i radni list na papiru. Nitko se ne mora prijaviti, a učenicima se ništa ne bilježi."
        />
      </div>
      <Panel id="na-ploci" title="Na ploči" className={`space-y-3 ${NOT_ON_SHEET}`}>
        <p>
          Skripta dio po dio, zatim pitanja jedno po jedno, velikim slovima. Razred odgovara
          dizanjem ruku: prebrojite ih i pokažite točan odgovor s objašnjenjem. Na kraju je QR kod
          koji učenike vodi na lekciju i njezin kviz.
        </p>
        <BoardOpener lesson={{ id, title, summary, parts, address, code }} questions={questions} />
        <BoardKeys />
      </Panel>
      {questions.length > 0 && (
        <section
          aria-labelledby="radni-list"
          className={`space-y-3 ${CARD_CLASSES} print:group-has-data-sheet:contents`}
        >
          <SectionHeading id="radni-list" className={NOT_ON_SHEET}>
            Radni list
          </SectionHeading>
          <p className={NOT_ON_SHEET}>
            Pitanja iz kviza za rješavanje na papiru, s crtama za ime, razred i datum te kodom koji
            vodi natrag na lekciju.
            {!lesson.isFree &&
              questions.length >= FREE_QUESTIONS &&
              ` Uz pretplatu su na listu sva pitanja lekcije, a bez nje prvih ${FREE_QUESTIONS}.`}
            <span className="hidden parent:inline">
              {' '}
              Rješenja se ispisuju na posebnoj stranici.
            </span>
            <span className="member:hidden">
              {' '}
              Da ih ne ispišu i učenici, rješenja na posebnoj stranici dobivaju samo prijavljeni
              odrasli: dovoljan je{' '}
              <Link href="/registracija" className="text-link underline underline-offset-4">
                besplatan račun
              </Link>
              .
            </span>
          </p>
          <p className={`hidden font-bold print:block ${NOT_ON_SHEET}`}>
            Radni list ispisuje se gumbom „Ispiši radni list” na ovoj stranici.
          </p>
          <WorksheetForm
            lesson={{ id, title, subject: subject.name, address, code }}
            {...{ questions, prompts }}
          />
        </section>
      )}
    </div>
  )
}

/** Once a worksheet exists, only the worksheet is printed. */
const NOT_ON_SHEET = 'print:group-has-data-sheet:hidden'

const KEYS = [
  [
    'razmaknica, Page Down',
    'naprijed (i tipka na prezenteru); dug se slajd najprije pomakne do kraja',
  ],
  ['Page Up', 'natrag, i unutar dugog slajda'],
  ['→ i ←', 'odmah na sljedeći ili prethodni slajd'],
  ['1, 2, 3 …', 'jedna ruka više za A, B, C …; uz Shift jedna manje'],
  ['Enter', 'pokaži odgovor'],
  ['B ili točka', 'zatamni ploču'],
  ['+ i −', 'veća i manja slova; veličina se pamti na ovom uređaju'],
  ['F', 'cijeli zaslon'],
  ['Esc', 'zatvori'],
]

function BoardKeys() {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-bold">Tipke na ploči</summary>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {KEYS.map(([keys, act]) => (
          <div key={keys} className="contents">
            <dt className="font-bold">{keys}</dt>
            <dd className="mb-2 sm:mb-0">{act}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
