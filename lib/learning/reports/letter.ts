import 'server-only'
import { siteUrl } from '@/lib/platform/env'
import { toLetter, type LetterSection } from '@/lib/platform/mail/layout'
import { greetingOf } from '@/lib/platform/mail/letters'
import type { Letter } from '@/lib/platform/mail/model'
import { toLetterName } from '@/lib/platform/mail/names'
import type { Report, TopicLevel } from './model'
import { reportPath, WEEKLY_SWITCH_PATH } from './paths'
import {
  hasActivity,
  LEVEL_WORDS,
  joinWithAnd,
  testResultWords,
  foundStartLine,
  summaryLines,
} from './report-labels'

/** For a week without learning: one line, without blame. */
const QUIET =
  'Ovaj tjedan bez učenja u Iskri, i to je u redu. Sve čeka točno ondje gdje je zastalo.'

/**
 * The weekly report of a family. If no child learned, the letter is one friendly line; otherwise
 * each idle child gets such a line.
 */
export function weeklyLetter({ firstName }: { firstName: string }, reports: Report[]): Letter {
  const isQuiet = !reports.some(({ totals, starts }) => hasActivity(totals) || starts.length > 0)
  const [first] = reports
  return toLetter({
    subject: 'Tjedan u Iskri',
    greeting: greetingOf({ firstName }),
    paragraphs: [isQuiet ? QUIET : 'Ovako je prošao tjedan, ukratko.'],
    ...(isQuiet
      ? first && { action: linkTo(first, 'Otvorite izvještaj') }
      : { sections: reports.flatMap(sectionsOf) }),
    ending: 'Ovu poruku dobivate jer ste u svojem profilu uključili tjedni izvještaj.',
    off: { label: 'Isključite tjedni izvještaj', url: siteUrl() + WEEKLY_SWITCH_PATH },
  })
}

const linkTo = ({ child }: Report, label: string) => ({
  label,
  url: siteUrl() + reportPath(child._id),
})

function sectionsOf(report: Report): LetterSection[] {
  const { child, totals, topics, tests, starts, recommendation, questions } = report
  const name = toLetterName(child.firstName) ?? 'Vaše dijete'
  const link = linkTo(report, 'Otvorite izvještaj')
  const found = starts.map(foundStartLine)
  if (!hasActivity(totals)) {
    return [{ title: name, paragraphs: found.length ? found : [QUIET], link }]
  }
  const named = (level: TopicLevel) => {
    const titles = topics.filter((topic) => topic.level === level).map(({ title }) => title)
    return titles.length ? [`${LEVEL_WORDS[level]}: ${joinWithAnd(titles)}.`] : []
  }
  const hasAnswers = questions.some(({ answer }) => answer !== null)
  return [
    {
      title: name,
      paragraphs: [
        summaryLines(totals).join(' '),
        ...named('strong'),
        ...named('steady'),
        ...named('weak'),
        ...found,
        `Sljedeći korak: ${recommendation.text}`,
      ],
    },
    ...(tests.length
      ? [
          {
            title: `Ocjene testova: ${name}`,
            paragraphs: [],
            items: tests.map(
              ({ lesson, subject, ...test }) =>
                `${lesson}${subject && ` (${subject})`}: ${testResultWords(test)}`,
            ),
          },
        ]
      : []),
    {
      title: `Tri pitanja za kuhinjski stol: ${name}`,
      items: questions.map(({ question }) => question),
      paragraphs: [],
      ...(!hasAnswers && { link }),
    },
    ...(hasAnswers
      ? [
          {
            title: 'Odgovori',
            paragraphs: [],
            items: questions.map(({ answer }) => answer ?? 'Ovdje je svaki odgovor dobar.'),
            link,
          },
        ]
      : []),
  ]
}
