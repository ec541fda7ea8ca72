import { expect, test } from 'vitest'
import { sources } from './sources'

test('every source file has a name in kebab-case', () => {
  const names = sources.map(({ file }) => file.split('/').at(-1) ?? '')
  expect(names.filter((name) => !/^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(name))).toEqual(
    [],
  )
})

test('code that queries the database is server-only', () => {
  const asking = sources.filter(
    ({ file, text }) =>
      /^lib\/(?!platform\/db\/|across\/cli\/)/.test(file) && /from 'drizzle-orm/.test(text),
  )
  expect(asking.length).toBeGreaterThan(5)
  const open = asking.filter(({ text }) => !text.includes("import 'server-only'"))
  expect(open.map(({ file }) => file)).toEqual([])
})

test('temporary files are written to the data folder, which is cleaned at the start', () => {
  const outside = sources.filter(
    ({ file, text }) => /^lib\/(?!across\/cli\/)/.test(file) && /\btmpdir\b/.test(text),
  )
  expect(outside.map(({ file }) => file)).toEqual([])
})

test('all images of pages are rendered by one component, which offers the stored widths', () => {
  const drawing = sources.filter(
    ({ file, text }) =>
      /^(app|components)\/.*\.tsx$/.test(file) && /<img\b|next\/image'/.test(text),
  )
  expect(drawing.map(({ file }) => file)).toEqual(['components/content/media/images/picture.tsx'])
})

test('every exception from a lint rule says why', () => {
  const excepted = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:ox|es)lint-disable.*/g)].map(([line]) => `${file}: ${line}`),
  )
  expect(excepted.filter((line) => !/ -- \S/.test(line))).toEqual([])
})

test('every test runs, and none alone', () => {
  const method = /\b(?:test|it|describe)\.(?:only|skip|todo|fails|fixme)\b/
  expect(sources.filter(({ text }) => method.test(text)).map(({ file }) => file)).toEqual([])
})
