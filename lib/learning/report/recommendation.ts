import { counted } from '@/lib/hr/plurals'
import { WAITING } from './nouns'
import type { Recommendation, Topic } from './model'

/** Open mistakes of one lesson from which a round of its quiz is worth it. */
const MANY_MISTAKES = 3

export type Grounds = {
  firstName: string
  isActive: boolean
  /** As `topicsOf` orders them: the weakest first. */
  topics: Topic[]
  /** The lesson with the most open mistakes. */
  mistakes: { title: string; path: string; count: number } | null
  /** The lesson that was opened last: its own page, and the one of its part that was open. */
  last: { title: string; path: string; partPath: string } | null
  grade: { name: string; path: string }
}

/** One next step: what needs practice goes before what waits, and that before something new. */
export function recommendationOf(grounds: Grounds): Recommendation {
  const { firstName, isActive, topics, mistakes, last, grade } = grounds
  if (!isActive && last) return goOn(last)
  const [weak] = topics.filter(({ level }) => level === 'weak')
  if (weak) {
    return {
      text: `Neka ${firstName} još jednom pročita skriptu „${weak.title}” i zatim riješi kviz. Petnaestak minuta je dovoljno.`,
      label: `Skripta: ${weak.title}`,
      path: `${weak.path}/skripta`,
    }
  }
  if (mistakes && mistakes.count >= MANY_MISTAKES) {
    return {
      text: `U lekciji „${mistakes.title}” ${counted(mistakes.count, WAITING)} novi pokušaj. ${firstName} ih na svojem profilu nalazi pod „Moje greške”: nekoliko dnevno, bez žurbe. Za uvod pomaže skripta.`,
      label: `Skripta: ${mistakes.title}`,
      path: `${mistakes.path}/skripta`,
    }
  }
  const [strong] = topics.filter(({ level }) => level === 'strong')
  if (strong) {
    return {
      text: `„${strong.title}” ide jako dobro. Neka ${firstName} to potvrdi testom.`,
      label: `Test: ${strong.title}`,
      path: `${strong.path}/test`,
    }
  }
  if (last) {
    return {
      text: `Neka ${firstName} riješi kviz lekcije „${last.title}”. Nakon još nekoliko pitanja vidjet će se što već ide, a što treba vježbati.`,
      label: `Kviz: ${last.title}`,
      path: `${last.path}/kwiz`,
    }
  }
  return {
    text: `Odaberite zajedno prvu lekciju. Za početak je dovoljno deset minuta.`,
    label: grade.name,
    path: grade.path,
  }
}

const goOn = ({ title, partPath }: NonNullable<Grounds['last']>): Recommendation => ({
  text: `Za nastavak je dovoljno deset minuta: lekcija „${title}” čeka ondje gdje je zastala.`,
  label: title,
  path: partPath,
})
