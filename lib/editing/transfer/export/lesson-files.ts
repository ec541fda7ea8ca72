import type { LessonNode } from '../import/model'
import { idPrefixOf, unprefixSvg } from '@/lib/platform/markdown/sanitise-svg'
import { toGift, type GiftQuestion } from './write-gift'
import { toOpenQuestionsFile, toYaml } from './yaml'

export type StoredLesson = Omit<LessonNode, 'questions'> & { questions: GiftQuestion[] }

/** A lesson's files by name (docs/content-format.md), without empty ones. */
export function lessonFiles(lesson: StoredLesson): Map<string, string> {
  const files = new Map([['skripta.md', scriptFile(lesson)]])
  if (lesson.questions.length) files.set('pitanja.gift', toGift(lesson.questions))
  if (lesson.cards.length) files.set('kartice.tsv', cardsFile(lesson.cards))
  if (lesson.checks.length) files.set('provjera.yaml', toYaml(toOpenQuestionsFile(lesson.checks)))
  for (const { name, svg } of lesson.figures) {
    files.set(name, `${unprefixSvg(svg, idPrefixOf(name))}\n`)
  }
  return files
}

function scriptFile(lesson: StoredLesson): string {
  const { title, position, summary, keywords, script, isDraft } = lesson
  const { prerequisites, priorKnowledge, outcomes, outcomesVerified } = lesson
  const head = {
    ...{ naslov: title, redoslijed: position, sazetak: summary, pojmovi: keywords },
    ...(prerequisites.length > 0 && { preduvjeti: prerequisites }),
    ...(priorKnowledge.length > 0 && { predznanje: priorKnowledge }),
    ...(outcomes.length > 0 && { ishodi: outcomes.join(', ') }),
    ...(outcomesVerified && { ishodi_potvrdeni: 'da' }),
    ...(isDraft && { nacrt: true }),
  }
  return `---\n${toYaml(head)}---\n\n${script}\n`
}

/** A front starting with # would be read as a comment. The import trims the added space. */
const cardsFile = (cards: LessonNode['cards']) =>
  cards.map(({ front, back }) => `${front.startsWith('#') ? ' ' : ''}${front}\t${back}\n`).join('')
