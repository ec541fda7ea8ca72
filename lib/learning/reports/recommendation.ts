import { counted } from '@/lib/platform/hr/plurals'
import { stepPath, type NextStep } from '@/lib/learning/lesson-state/next-step'
import type { Recommendation, Topic } from './model'
import { WAITING_TASK_FORMS } from './report-labels'

/** From this many open mistakes on, a lesson is recommended before the one opened last. */
const MANY_MISTAKES = 3

/** A lesson that may contain the next step. `path` is the lesson's page. */
export type NextStepCandidate = { lessonId: string; title: string; path: string }

type Grounds = {
  isActive: boolean
  /** In the order of `topicsOf`: the weakest first. */
  topics: Topic[]
  /** The lesson with the most open mistakes. */
  mistakes: (NextStepCandidate & { count: number }) | null
  /** The lesson opened last. */
  last: NextStepCandidate | null
}

/**
 * Lessons to search for the next step, best first: weak ones, then the one with many mistakes, then
 * the one opened last. After a pause the last one comes first.
 */
export function candidatesOf({ isActive, topics, mistakes, last }: Grounds): NextStepCandidate[] {
  const weak = topics.filter(({ level }) => level === 'weak')
  const others = topics.filter(({ level }) => level !== 'weak')
  const mistaken = mistakes && mistakes.count >= MANY_MISTAKES ? [mistakes] : []
  const latest = last ? [last] : []
  const ordered = isActive
    ? [...weak, ...mistaken, ...latest, ...others]
    : [...latest, ...weak, ...mistaken, ...others]
  return [...new Map(ordered.map((lesson) => [lesson.lessonId, lesson])).values()]
}

/** A lesson's next step, as on the pupil's own page (next-step.ts). */
type Found = { lesson: NextStepCandidate; step: NextStep; mistakes: number }

type Child = { firstName: string; grade: { name: string; path: string } }

/** The next step in words for a parent; without one, the child's grade. */
export function recommendationOf(found: Found | null, { firstName, grade }: Child): Recommendation {
  if (!found) {
    const text = 'Odaberite zajedno sljedeću lekciju. Za početak je dovoljno deset minuta.'
    return { text, label: grade.name, path: grade.path }
  }
  const { lesson, step, mistakes } = found
  const { title } = lesson
  if (step.element === 'greske') {
    // The list of mistakes is a page only for the child, so parents are sent to the lesson.
    const text = `U lekciji „${title}” ${counted(mistakes, WAITING_TASK_FORMS)} novi pokušaj. ${firstName} ih na svojem profilu nalazi pod „Moje greške”: nekoliko dnevno, bez žurbe.`
    return { text, label: title, path: lesson.path }
  }
  return {
    text: TEXTS[step.kind === 'resume' ? 'resume' : step.element](firstName, title),
    label: `${LABELS[step.element]}: ${title}`,
    path: stepPath(step, lesson),
  }
}

type Element = Exclude<NextStep['element'], 'greske'>

const LABELS: Record<Element, string> = {
  skripta: 'Skripta',
  kwiz: 'Kviz',
  kartice: 'Kartice',
  test: 'Test',
  provjera: 'Provjera',
}

const TEXTS: Record<Element | 'resume', (name: string, title: string) => string> = {
  resume: (name, title) =>
    `Lekcija „${title}” čeka ondje gdje je zastala. Neka ${name} dovrši započeto: dovoljno je deset minuta.`,
  skripta: (name, title) =>
    `Neka ${name} pročita skriptu „${title}” i zatim riješi kviz. Petnaestak minuta je dovoljno.`,
  kwiz: (name, title) =>
    `Neka ${name} riješi kviz lekcije „${title}”. Vidjet će se što već ide, a što treba vježbati.`,
  kartice: (name, title) =>
    `Neka ${name} okrene kartice lekcije „${title}”: uz njih znanje ostaje.`,
  test: (name, title) => `„${title}” ide dobro. Neka ${name} to potvrdi testom.`,
  provjera: (name, title) =>
    `Neka ${name} lekciju „${title}” objasni svojim riječima: provjera postavlja pitanja.`,
}
