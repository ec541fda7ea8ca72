import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeNewLesson } from '@/lib/editing/authoring/new-lesson'
import { readTree } from '@/lib/editing/transfer/import/read-tree'

/** A textbook with two units; the second has no lesson yet. */
function newBook(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'iskra-book-'))
  const write = (folder: string, name: string, text: string) => {
    mkdirSync(path.join(root, folder), { recursive: true })
    writeFileSync(path.join(root, folder, name), text)
  }
  const named = (name: string, position: number) =>
    `naziv: ${name}\nopis: Opis.\nredoslijed: ${position}\n`
  write('6-razred', 'razred.yaml', 'naziv: 6. razred\nredoslijed: 6\n')
  const subject = '6-razred/matematika-6'
  write(subject, 'predmet.yaml', 'naziv: Matematika\npodrucje: matematika\nredoslijed: 1\n')
  write(`${subject}/knjiga-6`, 'literatura.yaml', named('Knjiga', 1))
  write(`${subject}/knjiga-6/prva`, 'cjelina.yaml', named('Prva', 1))
  write(`${subject}/knjiga-6/druga`, 'cjelina.yaml', named('Druga', 2))
  return path.join(root, subject, 'knjiga-6')
}

const headOf = (folder: string) => readFileSync(path.join(folder, 'skripta.md'), 'utf8')

test('a template knows its grade, its place and what comes before it', async () => {
  const book = newBook()
  const lessons = ['prva/zbroj', 'prva/razlika', 'druga/umnozak'].map((one) => path.join(book, one))
  for (const lesson of lessons) await writeNewLesson(lesson)
  const [first = '', second = '', third = ''] = lessons.map(headOf)
  expect(first).toMatch(/^redoslijed: 1$[\s\S]*^preduvjeti: \[\]$/m)
  expect(first).toContain('učenik 6. razreda')
  expect(second).toMatch(/^redoslijed: 2$[\s\S]*^preduvjeti: \[zbroj\]$/m)
  expect(third).toMatch(/^redoslijed: 1$[\s\S]*^preduvjeti: \[razlika\]$/m)
  const { errors, tree } = await readTree(book)
  expect(errors).toEqual([])
  expect(tree.lessons.map(({ isDraft }) => isDraft)).toEqual([true, true, true])
})

test.each([
  ['prva', 'exists already'],
  ['prva/karta', 'kept for a page'],
  ['prva/ponovi', 'kept for a page'],
  ['prva/Zbroj i razlika', 'letters a to z'],
  ['treca/zbroj', 'has no cjelina.yaml'],
  ['zbroj', 'has no cjelina.yaml'],
  ['prva/druga', 'named druga already'],
  ['prva/zbroj/dio', 'has no cjelina.yaml'],
])('%s is refused: %s', async (place, why) => {
  const book = newBook()
  await expect(writeNewLesson(path.join(book, place))).rejects.toThrow(why)
  const { tree } = await readTree(book)
  expect(tree.lessons).toEqual([])
})
