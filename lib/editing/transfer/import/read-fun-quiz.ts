import path from 'node:path'
import type { FunQuizNode, ReadResult } from './model'
import { readIfPresent, readQuestions, readTextFile } from './read-lesson'
import { readYaml } from './read-yaml'
import { funQuizFileSchema } from './schemas'

/** The folder of fun quizzes beside the grades, and the file that marks a quiz. */
export const FUN_QUIZ_PATHS = { folder: 'zabavni-kvizovi', mark: 'kviz.yaml' } as const

/** Reads a fun quiz's folder. `label` turns a path into its form in the report. */
export async function readFunQuiz(
  folder: string,
  label: (file: string) => string,
): Promise<ReadResult<FunQuizNode | undefined>> {
  const file = path.join(folder, FUN_QUIZ_PATHS.mark)
  const head = readYaml(await readTextFile(file), funQuizFileSchema, label(file))
  const giftFile = path.join(folder, 'pitanja.gift')
  const questions = await readIfPresent(giftFile, label, readQuestions, [])
  const faults = [...head.faults, ...questions.faults]
  const fail = (line: number, message: string) =>
    faults.push({ file: label(giftFile), line, message })
  if (!questions.value.length && !questions.faults.length) fail(0, 'Kviz nema nijedno pitanje.')
  for (const { line, isBonus, numbers, calculation, isDraft, hints } of questions.value) {
    if (isDraft) fail(line, 'Pitanje zabavnog kviza nema oznaku nacrt.')
    if (isBonus) fail(line, 'U zabavnom kvizu svako pitanje vrijedi jednako: bez oznake bonus.')
    // The table has no columns for them, so an export would lose them.
    if (numbers) fail(line, 'U zabavnom kvizu svi igraju s istim brojevima: bez oznake brojevi.')
    if (calculation) fail(line, 'U zabavnom kvizu nema oznake racun.')
    if (hints) fail(line, 'U zabavnom kvizu nema uputa.')
  }
  const { warnings } = questions
  if (!head.value) return { value: undefined, faults, warnings }
  const { naslov: title, opis: description, slika: icon, redoslijed: position } = head.value
  const slug = path.basename(folder)
  const value = { slug, title, description, icon, position, questions: questions.value }
  return { value, faults, warnings }
}
