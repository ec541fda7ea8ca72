import { assert, expect } from 'vitest'
import {
  BOOK,
  LESSON,
  makeContentFolder,
  removeContentFolder,
  sourceOf,
  UNIT,
} from '@/tests/fixtures/content-folder'
import { importFolder } from '@/tests/support/row-counts'

export type Files = Parameters<typeof makeContentFolder>[0]

export const QUIZ = 'zabavni-kvizovi/probni-kviz'
/** The script of the first lesson. */
export const script = sourceOf(`${LESSON}/skripta.md`)

/** A second lesson after the first, a lesson in another unit, and a fun quiz. */
export const MORE: NonNullable<Files> = {
  [`${UNIT}/druga/skripta.md`]: script.replace('Probna', 'Druga').replace('jed: 1', 'jed: 2'),
  [`${UNIT}/druga/krug.svg`]: sourceOf(`${LESSON}/krug.svg`),
  [`${BOOK}/kraj/cjelina.yaml`]: 'naziv: Kraj\nopis: Za kraj.\nredoslijed: 2\n',
  [`${BOOK}/kraj/treca/skripta.md`]: script.replace('Probna', 'Treća'),
  [`${BOOK}/kraj/treca/krug.svg`]: sourceOf(`${LESSON}/krug.svg`),
  [`${QUIZ}/kviz.yaml`]: 'naslov: Probni\nopis: Za probu.\nslika: zivotinje\nredoslijed: 90\n',
  [`${QUIZ}/pitanja.gift`]: sourceOf(`${LESSON}/pitanja.gift`).split('\n\n')[0] ?? '',
}

/** Imports the small tree with `MORE` and these changes. */
export async function importFiles(files: Files): Promise<void> {
  const folder = makeContentFolder({ ...MORE, ...files })
  const { errors } = await importFolder(folder)
  removeContentFolder(folder)
  expect(errors).toEqual([])
}

/** A file of the tree with one text replaced by another. */
export const edit = (file: string, from: string, to: string): Files => {
  const text = MORE[file] ?? sourceOf(file)
  const edited = String(text).replace(from, to)
  assert(edited !== text, `${file} does not say ${from}`)
  return { [file]: edited }
}
