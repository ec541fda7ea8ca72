import { parse, SyntaxError as GiftSyntaxError, type GIFTQuestion } from 'gift-pegjs'
import { splitBlocks, type Block } from './gift/blocks'
import { readQuestion } from './gift/question'
import { explainSyntaxError } from './gift/syntax-error'
import type { ImportedQuestion } from './model'

export type { ImportedQuestion } from './model'

/** Something in a file, told to an admin. Lines count from 1. */
export type GiftNote = { line: number; message: string }

export type GiftFile = {
  questions: ImportedQuestion[]
  errors: GiftNote[]
  warnings: GiftNote[]
}

/**
 * Reads a Moodle GIFT file with gift-pegjs and checks every question against docs/content-format.md.
 * Never throws: a question with a fault is left out and its fault listed with its line. Essays,
 * descriptions and categories are skipped with a warning.
 * @param fileName for the message about a file without questions
 */
export function parseGift(source: string, fileName: string): GiftFile {
  const file: GiftFile = { questions: [], errors: [], warnings: [] }
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (const block of splitBlocks(text)) readBlock(block, file)
  refuseRepeatedKeys(file)
  if (!file.questions.length && !file.errors.length && !file.warnings.length) {
    file.warnings.push({ line: 1, message: `U datoteci ${fileName} nema pitanja.` })
  }
  return file
}

function readBlock(block: Block, file: GiftFile): void {
  const parsed = parseBlock(block, file)
  for (const item of parsed) {
    const { question, errors, warnings } = readQuestion(item, block.line)
    const inFile = (message: string) => ({ line: block.line, message })
    file.errors.push(...errors.map(inFile))
    file.warnings.push(...warnings.map(inFile))
    if (question) file.questions.push(question)
  }
}

function parseBlock(block: Block, file: GiftFile): GIFTQuestion[] {
  try {
    return parse(block.text)
  } catch (error) {
    if (!(error instanceof GiftSyntaxError)) throw error
    const { line, message } = explainSyntaxError(error, block.text)
    file.errors.push({ line: block.startLine + line - 1, message })
    return []
  }
}

function refuseRepeatedKeys(file: GiftFile): void {
  const lines = new Map<string, number>()
  for (const { key, line } of file.questions) {
    const first = lines.get(key)
    if (first === undefined) lines.set(key, line)
    else file.errors.push({ line, message: `Ključ „${key}” već ima pitanje u retku ${first}.` })
  }
  const isFirst = ({ key, line }: ImportedQuestion) => lines.get(key) === line
  file.questions = file.questions.filter(isFirst)
}
