import { BrandLink } from '@/app/brand-link'
import { SlimHeader } from '@/components/layout/slim-header'
import { ScriptPagerForEarlyReaders } from '@/components/learning/lesson-state/script-pager-for-early-readers'
import { ScriptReadRecorder } from '@/components/learning/lesson-state/script-read-recorder'
import { ScriptWayOn } from '@/components/learning/lesson-state/script-way-on'
import { LessonVisitRecorder } from '@/components/learning/lesson-state/visit-recorder'
import { ScriptNotesForPupils } from '@/components/learning/notebook/script-notes-for-pupils'
import { ListenToArticleButton } from '@/components/platform/reading/listen-button'
import { ButtonLink } from '@/components/ui/button-link'
import { PrintButton } from '@/components/ui/print-button'
import { ShareButton } from '@/components/ui/share-button'
import { PageHead } from '@/components/ui/page-head'
import { PrintedSource } from '@/components/ui/printed-source'
import { SLIM_LINK_CLASSES, SlimFooter } from '@/components/layout/slim-footer'
import { SearchButton } from '@/components/asking/search/knowledge/search-button'
import { SponsorSlot } from '@/components/site/dynamic-content/sponsor-slot'
import { lessonCrumbs } from '@/components/content/curriculum/lesson-crumbs'
import { cachedScript } from '@/lib/content/curriculum/cached'
import {
  lessonMetadata,
  lessonStaticParams,
  lessonOrNotFound,
  type LessonRoute,
} from '@/lib/content/curriculum/lesson-route'
import { siteUrl } from '@/lib/platform/env'
import { lessonElementPath, lessonPath } from '@/lib/platform/paths'

export const generateStaticParams = lessonStaticParams

export const generateMetadata = (route: LessonRoute) =>
  lessonMetadata(route, (lesson) => ({
    title: `${lesson.title}: skripta`,
    description: lesson.summary,
    path: lessonElementPath(lesson, 'skripta'),
  }))

export default async function ScriptPage(route: LessonRoute) {
  const lesson = await lessonOrNotFound(route)
  const { html } = await cachedScript(lesson._id)
  const crumbs = [
    ...lessonCrumbs(lesson),
    { name: 'Skripta', path: lessonElementPath(lesson, 'skripta') },
  ]
  return (
    <div data-area={lesson.subject.area}>
      <LessonVisitRecorder lessonId={lesson._id} element="skripta" />
      <SlimHeader
        logo={<BrandLink className="w-10 sm:w-auto" />}
        href={lessonPath(lesson)}
        title={lesson.title}
        gradeSlug={lesson.gradeSlug}
      >
        <span className="young:hidden">
          <ListenToArticleButton />
        </span>
      </SlimHeader>
      <main
        id="sadrzaj"
        tabIndex={-1}
        className="reading mx-auto max-w-3xl px-4 py-8 outline-none sm:px-6 print:max-w-none print:p-0"
      >
        <article>
          <PageHead
            crumbs={crumbs}
            title={lesson.title}
            lead={lesson.summary}
            early={{ back: null }}
          />
          <div data-grade={lesson.gradeSlug} className="no-print">
            <div className="mt-5 hidden min-h-12 young:block early:hidden!">
              <ListenToArticleButton isLarge />
            </div>
          </div>
          <div data-script className="prose mt-8" dangerouslySetInnerHTML={{ __html: html }} />
          <PrintedSource address={new URL(lessonElementPath(lesson, 'skripta'), siteUrl()).href} />
          <ScriptPagerForEarlyReaders quizPath={lessonElementPath(lesson, 'kwiz')} />
        </article>
        <ScriptReadRecorder lessonId={lesson._id} />
        <div className="no-print mt-12 flex flex-wrap items-center gap-3 border-t border-line pt-6 early:hidden">
          <ScriptWayOn quizPath={lessonElementPath(lesson, 'kwiz')} />
          <ButtonLink href={lessonPath(lesson)} variant="secondary">
            Natrag na lekciju
          </ButtonLink>
          <PrintButton />
          <ShareButton title={`${lesson.title}: skripta`} />
          <ScriptNotesForPupils lessonId={lesson._id} lessonTitle={lesson.title} />
        </div>
        <SponsorSlot list="scriptSponsor" className="mt-10" />
      </main>
      <SlimFooter>
        <SearchButton className={SLIM_LINK_CLASSES}>Pretraži bazu znanja</SearchButton>
      </SlimFooter>
    </div>
  )
}
