import { Repeat } from 'lucide-react'
import { AssistantTile } from '@/components/asking/assistant/assistant-tile'
import { ElementTiles } from '@/components/learning/lesson-state/element-tiles'
import { PageHead } from '@/components/ui/page-head'
import { FreeLessonNotice } from '@/components/content/curriculum/free-lesson'
import {
  educationalAlignmentOf,
  LessonOutcomesNote,
} from '@/components/content/curriculum/lesson-outcomes'
import { PriorKnowledgeNote } from '@/components/content/curriculum/prior-knowledge'
import { LessonNeighbours } from '@/components/content/curriculum/lesson-neighbours'
import { EndOfUnit } from '@/components/content/curriculum/unit-review-link'
import { ScriptTableOfContents } from '@/components/content/curriculum/script-table-of-contents'
import { lessonCrumbs } from '@/components/content/curriculum/lesson-crumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { NextStepForPupils } from '@/components/learning/lesson-state/next-step-for-pupils'
import { LessonVisitRecorder } from '@/components/learning/lesson-state/visit-recorder'
import { BookmarkButton } from '@/components/learning/notebook/bookmark-button'
import { AskProfessorIfPupil } from '@/components/asking/professor/ask-professor-if-pupil'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import { FoldedForEarlyReaders } from '@/components/ui/more-for-early-readers'
import { ShareButton } from '@/components/ui/share-button'
import { cachedNeighbourLessons, cachedScript } from '@/lib/content/curriculum/cached'
import {
  lessonMetadata,
  lessonStaticParams,
  lessonOrNotFound,
  nextStepsData,
  type LessonRoute,
} from '@/lib/content/curriculum/lesson-route'
import { siteUrl } from '@/lib/platform/env'
import {
  lessonClassroomPath,
  lessonPath,
  lessonPracticePath,
  lessonPreviewPicturePath,
  textbookPath,
  unitReviewPath,
} from '@/lib/platform/paths'

export const generateStaticParams = lessonStaticParams

export const generateMetadata = (route: LessonRoute) =>
  lessonMetadata(route, (lesson) => ({
    title: `${lesson.title} – ${lesson.subject.name}, ${lesson.gradeName}`,
    description: lesson.summary,
    path: lessonPath(lesson),
  }))

export default async function LessonPage(route: LessonRoute) {
  const lesson = await lessonOrNotFound(route)
  const [
    { headings, keywords, words, priorKnowledge, ...outcomes },
    { previous, next, isEndOfUnit },
  ] = await Promise.all([cachedScript(lesson._id), cachedNeighbourLessons(lesson)])
  return (
    <Container width="medium" className="space-y-8 py-8" data-area={lesson.subject.area}>
      <LessonVisitRecorder lessonId={lesson._id} element="lekcija" />
      <PageHead
        crumbs={lessonCrumbs(lesson)}
        title={lesson.title}
        lead={lesson.summary}
        early={{ back: textbookPath(lesson.gradeSlug, lesson.literatureSlug) }}
      >
        <div className="flex flex-wrap gap-2 sm:gap-3 pupil:min-h-[3.125rem] early:hidden">
          <BookmarkButton lessonId={lesson._id} />
          {/* Next to the bookmark, so that no empty row remains for users who can't ask. */}
          <div className="hidden pupil:block">
            <AskProfessorIfPupil lessonId={lesson._id} />
          </div>
        </div>
      </PageHead>
      {lesson.isFree && <FreeLessonNotice />}
      <NextStepForPupils {...nextStepsData(lesson)} />
      {lesson.questionCount > 0 && (
        // In a box of its own, since a button's own display would show it to guests, too.
        <div className="no-print hidden pupil:block early:hidden">
          <ButtonLink href={lessonPracticePath(lesson._id)} variant="secondary" className="w-full">
            <Repeat aria-hidden="true" className="size-5 text-area" />
            Vježbaj ovu lekciju
          </ButtonLink>
        </div>
      )}
      <FoldedForEarlyReaders className="space-y-8">
        <ElementTiles lesson={lesson} scriptWords={words}>
          <AssistantTile lessonId={lesson._id} />
        </ElementTiles>
        <div className="early:hidden">
          <ScriptTableOfContents lesson={lesson} headings={headings} />
        </div>
      </FoldedForEarlyReaders>
      <PriorKnowledgeNote skills={priorKnowledge} />
      {keywords.length > 0 && (
        <section aria-labelledby="pojmovi" className="early:hidden">
          <h2 id="pojmovi" className="mb-3 font-display text-2xl font-bold">
            Pojmovi koje ćeš upoznati
          </h2>
          <ul className="flex flex-wrap gap-2">
            {keywords.map((keyword) => (
              <li
                key={keyword}
                className="border-l-4 border-area bg-sunken px-3 py-1 font-semibold"
              >
                {keyword}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2 early:hidden">
        <ShareButton title={lesson.title} />
        <Link
          href={lessonClassroomPath(lesson)}
          className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:underline"
        >
          Za učitelje: prikaži na ploči ili ispiši radni list
        </Link>
      </div>
      <LessonOutcomesNote {...outcomes} />
      {isEndOfUnit && (
        <EndOfUnit
          path={unitReviewPath(lesson.gradeSlug, lesson.literatureSlug, lesson.unit.slug)}
          unitName={lesson.unit.name}
        />
      )}
      <div className="early:hidden">
        <LessonNeighbours {...{ lesson, previous, next }} />
      </div>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'LearningResource',
          name: lesson.title,
          url: new URL(lessonPath(lesson), siteUrl()).href,
          image: new URL(lessonPreviewPicturePath(lesson), siteUrl()).href,
          description: lesson.summary,
          inLanguage: 'hr',
          educationalLevel: lesson.gradeName,
          teaches: keywords,
          isAccessibleForFree: true,
          ...educationalAlignmentOf(outcomes),
        }}
      />
    </Container>
  )
}
