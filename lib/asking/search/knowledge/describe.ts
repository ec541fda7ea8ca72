import { shortened } from '@/lib/platform/markdown/plain-line'
import { questionPath, questionPreviewPicturePath } from '@/lib/platform/paths'
import type { KnowledgePage } from './model'

/** Characters of a title and a description shown by search engines. */
const LONGEST = { title: 70, description: 160 } as const

/** Metadata of a question's page for search engines and previews. */
export function questionMetadata({ slug, title, answer, lesson }: KnowledgePage) {
  const place = lesson ? `${lesson.title}, ${lesson.gradeName}` : 'baza znanja'
  const said = answer
    ? `Odgovor: ${answer.plain.answer}. ${answer.plain.explanation}`
    : 'Riješi pitanje i odmah saznaj je li tvoj odgovor točan.'
  return {
    title: shortened(title, LONGEST.title),
    description: shortened(`${said.trim()} (${place})`, LONGEST.description),
    path: questionPath(slug),
    picture: questionPreviewPicturePath(slug),
  }
}

/**
 * Structured data of a page that shows the answer; null without one. A question and answer on one
 * card: a `QAPage` is for pages where visitors answer (Google's guidelines).
 */
export function answerStructuredData(
  { title, answer, question, lesson }: KnowledgePage,
  url: string,
) {
  if (!answer) return null
  const { plain } = answer
  return {
    '@context': 'https://schema.org',
    '@type': 'Quiz',
    inLanguage: 'hr',
    url,
    ...(lesson && {
      about: { '@type': 'Thing', name: lesson.title },
      educationalAlignment: [
        aligned('educationalSubject', lesson.subject.name),
        aligned('educationalLevel', lesson.gradeName),
      ],
    }),
    hasPart: [
      {
        '@type': 'Question',
        '@id': `${url}#${question._id}`,
        eduQuestionType: 'Flashcard',
        text: title,
        acceptedAnswer: {
          '@type': 'Answer',
          text: [plain.answer, plain.explanation].filter(Boolean).join('\n'),
        },
      },
    ],
  }
}

const aligned = (alignmentType: string, targetName: string) => ({
  '@type': 'AlignmentObject',
  alignmentType,
  targetName,
})
