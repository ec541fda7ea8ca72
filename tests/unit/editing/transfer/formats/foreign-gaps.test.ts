import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import type { ReadRow } from '@/lib/editing/transfer/formats/model'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import { gaps as model, type Gap } from '@/lib/content/questions/kinds/gaps/model'
import { zipOf } from '@/tests/support/packages'

/** Files of Moodle and H5P, and what they mean, by someone who had not seen the import. */
const FOLDER = 'tests/fixtures/uploads/gaps'
const json = <Content>(name: string) =>
  JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')) as Content

type Expected = {
  file: string
  name: string
  kind: 'gaps' | 'several' | 'number' | 'refused'
  gaps?: { right?: string[]; partly?: string[]; wrong?: string[]; options?: string[] }[]
  right?: string[]
  wrong?: string[]
  numbers?: string
  formulas?: string[]
}
const contents = json<Record<string, object>>('h5p')

async function read({ file, name }: Expected): Promise<ReadRow | undefined> {
  if (file !== 'h5p') {
    const { rows } = await readUpload(readFileSync(`${FOLDER}/${file}`))
    return rows.find((row) => row.name === name || row.question?.key === name)
  }
  const { rows } = await readUpload(
    zipOf({
      'h5p.json': JSON.stringify({ mainLibrary: 'H5P.QuestionSet' }),
      'content/content.json': JSON.stringify({ questions: [contents[name]] }),
    }),
  )
  return rows[0]
}

const scoreOf = (gap: Gap, text: string): number | string => {
  const body = { kind: 'gaps' as const, passage: '[[1]]', gaps: [gap] }
  const judged = judgeAnswer(body, null, { kind: 'gaps', gaps: { 1: text } })
  return judged.outcome === 'invalid' ? judged.outcome : judged.score
}

const optionsOf = (gap: Gap) =>
  model.show({ passage: '', gaps: [gap] }, () => []).gaps[0]?.options?.toSorted()

test.each(json<Expected[]>('expected'))('$file, $name: $kind', async (expected) => {
  const row = await read(expected)
  if (expected.kind === 'refused') {
    expect(row?.question).toBeNull()
    return expect(row?.errors).not.toEqual([])
  }
  const body = row?.question?.body
  expect({ kind: body?.kind, errors: row?.errors }).toEqual({ kind: expected.kind, errors: [] })
  if (body?.kind === 'several') {
    const texts = (isRight: boolean) =>
      body.choices.flatMap(({ text, weight }) => (weight > 0 === isRight ? text : [])).toSorted()
    expect([texts(true), texts(false)]).toEqual([
      expected.right?.toSorted(),
      [...new Set(expected.wrong)].toSorted(),
    ])
  }
  if (body?.kind === 'number') {
    expect(row?.question?.numbers).toBe(expected.numbers)
    expect(body.answers.map(({ formula }) => formula)).toEqual(expected.formulas)
    expect(row?.warnings.join(' ')).toContain('izvlače iz raspona')
  }
  if (body?.kind !== 'gaps') return
  expect(body.gaps).toHaveLength(expected.gaps?.length ?? 0)
  for (const [index, gap] of body.gaps.entries()) {
    const { right = [], partly = [], wrong = [], options } = expected.gaps?.[index] ?? {}
    expect(optionsOf(gap)).toEqual(options && [...new Set(options)].toSorted())
    for (const text of right)
      expect({ text, score: scoreOf(gap, text) }).toEqual({ text, score: 1 })
    for (const text of partly) expect([0, 1, 'invalid']).not.toContain(scoreOf(gap, text))
    for (const text of wrong) expect([0, 'invalid']).toContain(scoreOf(gap, text))
  }
})
