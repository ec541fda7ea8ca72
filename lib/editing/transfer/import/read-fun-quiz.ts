import path from 'node:path'
import type { FunQuizNode, Read } from './model'
import { optional, readQuestions, textOf } from './read-lesson'
import { readYaml } from './read-yaml'
import { funQuizFile } from './schemas'

/** The folder of fun quizzes beside the grades, and the file that marks a quiz. */
export const FUN_QUIZZES = { folder: 'zabavni-kvizovi', mark: 'kviz.yaml' } as const

/** Reads a fun quiz's folder. `label` turns a path into its form in the report. */
export async function readFunQuiz(
  folder: string,
  label: (file: string) => string,
): Promise<Read<FunQuizNode | undefined>> {
  const file = path.join(folder, FUN_QUIZZES.mark)
  const head = readYaml(await textOf(file), funQuizFile, label(file))
  const giftFile = path.join(folder, 'pitanja.gift')
  const questions = await optional(giftFile, label, readQuestions, [])
  const faults = [...head.faults, ...questions.faults]
  const fail = (line: number, message: string) =>
    faults.push({ file: label(giftFile), line, message })
  if (!questions.value.length && !questions.faults.length) fail(0, 'Kviz nema nijedno pitanje.')
  for (const { line, isBonus, numbers, calculation, isDraft } of questions.value) {
    if (isDraft) fail(line, 'Pitanje zabavnog kviza nema oznaku nacrt.')
    if (isBonus) fail(line, 'U zabavnom kvizu svako pitanje vrijedi jednako: bez oznake bonus.')
    // The table has no columns for them, so an export would lose them.
    if (numbers) fail(line, 'U zabavnom kvizu svi igraju s istim brojevima: bez oznake brojevi.')
    if (calculation) fail(line, 'U zabavnom kvizu nema oznake racun.')
  }
  const { warnings } = questions
  if (!head.value) return { value: undefined, faults, warnings }
  const { naslov: title, opis: description, slika: icon, redoslijed: position } = head.value
  const slug = path.basename(folder)
  const value = { slug, title, description, icon, position, questions: questions.value }
  return { value, faults, warnings }
}
