import { isUtf8 } from 'node:buffer'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { eventLoopYielder, runWithoutBlocking } from '@/lib/platform/event-loop'
import { textsOf } from '@/lib/content/questions/texts'
import {
  readGiftFileInSteps,
  type ImportedQuestion,
  type QuestionReadOptions,
} from '@/lib/content/questions/gift'
import { sanitiseFigure } from '@/lib/content/curriculum/scripts/figures'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import type { LessonNode, ReadResult } from './model'
import { readCards } from './read-cards'
import { parseScriptFile, type ScriptFile } from './read-script'
import { readYaml } from './read-yaml'
import { openQuestionsFileSchema } from './schemas'

const MAX_FILE_BYTES = 2_000_000

/**
 * Reads a lesson's folder.
 * @param label turns a path into its form in the report
 * @param options how the questions are checked
 */
export async function readLesson(
  folder: string,
  unit: string,
  label: (file: string) => string,
  options: QuestionReadOptions = {},
): Promise<ReadResult<LessonNode | undefined>> {
  const file = (name: string) => path.join(folder, name)
  const { head, script, ...read } = parseScriptFile(
    await readTextFile(file('skripta.md')),
    label(file('skripta.md')),
  )
  const figures = await readFigures(folder, read.figures, label)
  const readOwn = (source: string, name: string) => readQuestions(source, name, options)
  const questions = await readIfPresent(file('pitanja.gift'), label, readOwn, [])
  const cards = await readIfPresent(file('kartice.tsv'), label, readCards, [])
  const checks = await readIfPresent(file('provjera.yaml'), label, readOpenQuestions, [])
  const parts = [figures, questions, cards, checks]
  // A draft's script may be unfinished.
  const ofScript = [...read.faults, ...figures.faults]
  const ofParts = [questions, cards, checks].flatMap((part) => part.faults)
  const faults = head?.nacrt ? ofParts : [...ofScript, ...ofParts]
  const warnings = [
    ...(head?.nacrt ? ofScript : []),
    ...parts.flatMap((part) => part.warnings ?? []),
  ]
  if (!head) return { value: undefined, faults, warnings }
  const lesson: LessonNode = {
    slug: path.basename(folder),
    unit,
    title: head.naslov,
    position: head.redoslijed,
    summary: head.sazetak,
    keywords: head.pojmovi,
    prerequisites: head.preduvjeti,
    outcomes: head.ishodi,
    outcomesVerified: head.ishodi_potvrdeni === 'da',
    priorKnowledge: head.predznanje,
    script,
    ...(head.nacrt && { isDraft: true }),
    figures: figures.value,
    questions: questions.value,
    cards: cards.value,
    checks: checks.value,
  }
  return { value: lesson, faults, warnings }
}

/** An unreadable file; the message says why. */
export class UnreadableFile extends Error {
  constructor(
    readonly file: string,
    message: string,
  ) {
    super(message)
  }
}

/** UTF-8 text with Unix line ends. Throws an UnreadableFile above 2 MB or for binary content. */
export async function readTextFile(file: string): Promise<string> {
  if ((await stat(file)).size > MAX_FILE_BYTES) {
    throw new UnreadableFile(file, 'Datoteka je veća od 2 MB.')
  }
  const bytes = await readFile(file)
  if (!isUtf8(bytes) || bytes.includes(0)) {
    throw new UnreadableFile(file, 'Datoteka nije tekst u zapisu UTF-8.')
  }
  return bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
}

export async function readIfPresent<Value>(
  file: string,
  label: (file: string) => string,
  read: (source: string, name: string) => ReadResult<Value> | Promise<ReadResult<Value>>,
  missing: Value,
): Promise<ReadResult<Value>> {
  const exists = await stat(file).then(
    () => true,
    () => false,
  )
  return exists ? read(await readTextFile(file), label(file)) : { value: missing, faults: [] }
}

/** Reads `pitanja.gift`; unless told otherwise, checks every text as Markdown. */
export async function readQuestions(
  source: string,
  file: string,
  options: QuestionReadOptions = {},
): Promise<ReadResult<ImportedQuestion[]>> {
  const { questions, errors, warnings } = await runWithoutBlocking(
    readGiftFileInSteps(source, file, options),
  )
  const formulas: typeof errors = []
  const yieldToEventLoop = eventLoopYielder()
  const checked = options.isChecked === false ? [] : questions
  for (const { line, text, explanation, body, hints = [] } of checked) {
    const texts = [text, explanation ?? '', ...hints, ...textsOf(body)]
    const faults = texts.flatMap((markdown) => checkMarkdown(markdown).faults)
    formulas.push(...faults.map(({ message }) => ({ line, message })))
    await yieldToEventLoop()
  }
  const inFile = (fault: { line: number; message: string }) => ({ file, ...fault })
  return {
    value: questions,
    faults: [...errors, ...formulas].map(inFile),
    warnings: warnings.map(inFile),
  }
}

/** Reads `provjera.yaml`. */
export function readOpenQuestions(source: string, file: string): ReadResult<LessonNode['checks']> {
  const { value = [], faults } = readYaml(source, openQuestionsFileSchema, file)
  const checks = value.map((check) => ({
    prompt: check.pitanje,
    modelAnswer: check.uzoran_odgovor,
    keyPoints: check.kljucne_tocke.map(({ tocka, rijeci }) => ({
      point: tocka,
      ...(rijeci && { words: rijeci }),
    })),
  }))
  const prompts = checks.map(({ prompt }) => prompt)
  const repeated = prompts.filter((prompt, index) => prompts.indexOf(prompt) !== index)
  for (const prompt of repeated) {
    faults.push({
      file,
      line: lastLineOf(source, prompt),
      message: `Pitanje „${prompt}” se ponavlja.`,
    })
  }
  return { value: checks, faults }
}

/** The line, from 1, where a text's first 20 characters last occur: YAML may break a longer text. */
const lastLineOf = (source: string, text: string) =>
  source.slice(0, source.lastIndexOf(text.slice(0, 20)) + 1).split('\n').length

async function readFigures(
  folder: string,
  figures: ScriptFile['figures'],
  label: (file: string) => string,
): Promise<ReadResult<LessonNode['figures']>> {
  const present = (await readdir(folder)).filter((name) => name.endsWith('.svg'))
  const shown = new Map(figures.map(({ name, line }) => [name, line]))
  const scriptFile = label(path.join(folder, 'skripta.md'))
  const faults = [...shown]
    .filter(([name]) => !present.includes(name))
    .map(([name, line]) => ({ file: scriptFile, line, message: `Slika ${name} ne postoji.` }))
  const warnings = present
    .filter((name) => !shown.has(name))
    .map((name) => ({
      file: label(path.join(folder, name)),
      line: 0,
      message: 'Slika se ne koristi.',
    }))
  const value: LessonNode['figures'] = []
  for (const name of present.filter((name) => shown.has(name))) {
    const file = path.join(folder, name)
    const figure = sanitiseFigure({ name, svg: await readTextFile(file) })
    if ('fault' in figure) faults.push({ file: label(file), line: 1, message: figure.fault })
    else value.push(figure)
  }
  return { value, faults, warnings }
}
