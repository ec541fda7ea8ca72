import { expect, test } from 'vitest'
import { groupKept } from '@/lib/platform/browser/kept-groups'
import type { KeptPage } from '@/lib/platform/browser/kept-pages'

const page = (path: string, ...trail: string[]): KeptPage => ({
  path,
  title: trail.at(-1) ?? 'Naslov',
  trail: ['Početna', ...trail],
  at: 0,
})

const BOOK = ['5. razred', 'Vremeplov 5'] as const

test('pages of a lesson are grouped below their textbook, the lesson first', () => {
  const quiz = page('/5-razred/vremeplov-5/egipat/kwiz', ...BOOK, 'Egipat', 'Kviz')
  const lesson = page('/5-razred/vremeplov-5/egipat', ...BOOK, 'Egipat')
  expect(groupKept([quiz, lesson])).toEqual([
    {
      path: '/5-razred/vremeplov-5',
      name: 'Vremeplov 5, 5. razred',
      isSaved: false,
      places: [
        {
          path: lesson.path,
          title: 'Egipat',
          parts: [
            { path: lesson.path, name: 'Lekcija' },
            { path: quiz.path, name: 'Kviz' },
          ],
        },
      ],
    },
  ])
})

test('groups the textbook’s own pages, and pages outside of textbooks', () => {
  const groups = groupKept([
    page('/cesta-pitanja', 'Česta pitanja'),
    page('/bez-veze'),
    page('/5-razred', '5. razred'),
    page('/5-razred/vremeplov-5/-/stranica/2', ...BOOK),
  ])
  expect(groups.map(({ name, places }) => [name, places.map(({ title }) => title)])).toEqual([
    ['Vremeplov 5, 5. razred', ['Vremeplov 5']],
    ['Ostale stranice', ['Česta pitanja', '5. razred']],
  ])
})

test('the map of a textbook is no lesson', () => {
  const map = page('/5-razred/vremeplov-5/karta', ...BOOK, 'Karta knjige')
  expect(groupKept([map])).toMatchObject([
    { places: [{ title: 'Karta knjige', parts: [{ path: map.path, name: 'Otvori' }] }] },
  ])
})

test('reviews of units are no lessons, and each stands by itself', () => {
  const reviews = ['egipat', 'rim'].map((slug) =>
    page(`/5-razred/vremeplov-5/ponovi/${slug}`, ...BOOK, slug),
  )
  const [group] = groupKept(reviews)
  expect(group?.places).toEqual(
    reviews.map(({ path }) => ({
      ...{ path, title: path.split('/').at(-1) },
      parts: [{ path, name: 'Otvori' }],
    })),
  )
})

test('a saved textbook is marked once all of it is stored', () => {
  const book = '/5-razred/vremeplov-5'
  const lesson = { ...page(`${book}/egipat`, ...BOOK, 'Egipat'), book }
  expect(groupKept([lesson])).toMatchObject([{ isSaved: false }])
  expect(groupKept([lesson, { ...page(book, ...BOOK), book }])).toMatchObject([{ isSaved: true }])
})
