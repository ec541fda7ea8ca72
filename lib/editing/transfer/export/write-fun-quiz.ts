import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FunQuizNode } from '../import/model'
import { FUN_QUIZ_PATHS, readFunQuiz } from '../import/read-fun-quiz'
import { importDifferences } from './check-written'
import { toGift, type GiftQuestion } from './write-gift'
import { toYaml } from './yaml'

export type StoredFunQuiz = Omit<FunQuizNode, 'questions'> & {
  questions: Omit<GiftQuestion, keyof typeof OF_LESSONS>[]
}

/** Fields that only lesson questions have. */
const OF_LESSONS = { isBonus: false, numbers: null, calculation: null }

/**
 * Writes a quiz's folder and reads it back as an import would. Resolves with the differences, in
 * words.
 */
export async function writeFunQuiz(folder: string, quiz: StoredFunQuiz): Promise<string[]> {
  const { title, description, icon, position, questions } = quiz
  const head = { naslov: title, opis: description, slika: icon, redoslijed: position }
  const gift = questions.map((question) => ({ ...question, ...OF_LESSONS }))
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, FUN_QUIZ_PATHS.mark), toYaml(head))
  await writeFile(path.join(folder, 'pitanja.gift'), toGift(gift))
  const read = await readFunQuiz(folder, (file) => path.basename(file))
  return importDifferences(read, { ...quiz, questions: gift })
}
