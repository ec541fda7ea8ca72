import { lessonCrumbs } from '@/components/content/curriculum/lesson-crumbs'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { answerPictureHtml } from '@/lib/content/questions/kinds/answers'
import { RichText } from '@/components/ui/rich-text'
import { siteUrl } from '@/lib/platform/env'
import { lessonElementPath, lessonPath, questionPath } from '@/lib/platform/paths'
import { answerStructuredData } from '@/lib/asking/search/knowledge/describe'
import type { KnowledgePage } from '@/lib/asking/search/knowledge/model'
import { AnswerHiddenInTest } from './answer-hidden-in-test'
import { NextLesson } from './next-lesson'
import { RelatedQuestions } from './related-questions'
import { TryQuestion } from './try-question'
import { WorkedAnswer } from './worked-answer'

type QuestionScreenProps = {
  page: KnowledgePage
  /** Given while the question is in a test of the family, which may be one over several lessons. */
  inTest?: { mixedTests: { label: string; href: string }[] }
}

/**
 * A question of the knowledge base: its answer if public, otherwise a way to try it, which is
 * closed while the question is in a test.
 */
export function QuestionScreen({ page, inTest }: QuestionScreenProps) {
  const { slug, title, isTitleWhole, question, answer, isFree, lesson, next, related } = page
  const path = questionPath(slug)
  const data = answerStructuredData(page, new URL(path, siteUrl()).href)
  const crumbs = [...(lesson ? lessonCrumbs(lesson) : []), { name: 'Pitanje', path }]
  return (
    <Container width="medium" className="reading space-y-8 py-8" data-area={lesson?.subject.area}>
      <div className="space-y-3">
        <Breadcrumbs crumbs={crumbs} siteUrl={siteUrl()} />
        <h1 className="font-display text-3xl leading-snug font-extrabold break-words sm:text-4xl">
          {isTitleWhole ? (
            title
          ) : (
            <RichText as="span" html={question.html} className="prose block" />
          )}
        </h1>
        {lesson && (
          <p className="text-lg text-muted">
            {lesson.subject.name}, {lesson.gradeName}
          </p>
        )}
      </div>
      {answer && (
        <>
          <RichText html={answerPictureHtml(question)} className="empty:hidden" />
          <WorkedAnswer answer={answer} />
        </>
      )}
      {inTest && (
        <AnswerHiddenInTest testPath={lesson && lessonElementPath(lesson, 'test')} {...inTest} />
      )}
      {!answer && !inTest && (
        <TryQuestion
          key={question._id}
          question={question}
          isFree={isFree}
          quizPath={lesson && lessonElementPath(lesson, 'kwiz')}
        />
      )}
      {lesson && (
        <nav aria-label="Lekcija ovog pitanja" className="flex flex-wrap gap-3">
          <ButtonLink href={lessonElementPath(lesson, 'kwiz')}>Riješi kviz</ButtonLink>
          <ButtonLink variant="secondary" href={lessonElementPath(lesson, 'skripta')}>
            Pročitaj skriptu
          </ButtonLink>
        </nav>
      )}
      <RelatedQuestions related={related} />
      {lesson && next && (
        <NextLesson title={next.title} path={lessonPath({ ...lesson, slug: next.slug })} />
      )}
      {data && <JsonLd data={data} />}
    </Container>
  )
}
