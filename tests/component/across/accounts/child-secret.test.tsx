import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import {
  addedBodies,
  chooseGrade,
  fillNew,
  FIRST_GRADE,
  openChildDialog,
  updatedBodies,
} from '../../support/child-dialog'
import { childOf } from '../../support/family'
import { answer, settle } from '../../support/network'
import { field, fill, press } from '../../support/person'
import { pictureChildren } from '@/stores/picture-children'

const choose = async (names: string[]) => {
  for (const name of names) await press(name)
}
const kind = () =>
  screen.queryByRole<HTMLInputElement>('radio', { name: 'Slikama' })?.checked ?? 'not asked'
const RIGHT = ['mačka', 'sunce', 'sunce', 'brod']

it.each([
  ['51', true],
  ['54', false],
  ['55', 'not asked'],
])('in the grade %s pictures are asked for: %s', async (digits, asked) => {
  await openChildDialog()
  await chooseGrade(digits)
  expect(kind()).toBe(asked)
})

it('pictures are sent for a new child of the first grade, but are optional', async () => {
  await openChildDialog()
  await fillNew()
  await chooseGrade('51')
  await choose(['mačka'])
  await press('Dodaj dijete')
  expect(screen.getByText('Treba odabrati četiri slike.')).toBeDefined()
  expect(addedBodies()).toEqual([])
  await choose(RIGHT.slice(1))
  await press('Dodaj dijete')
  const [body] = addedBodies()
  expect(body).toMatchObject({ pictures: ['macka', 'sunce', 'sunce', 'brod'] })
  expect(body).not.toHaveProperty('password')
})

it('half chosen pictures don’t block a password or another grade', async () => {
  await openChildDialog()
  await fillNew()
  await chooseGrade('51')
  await choose(['mačka'])
  fireEvent.click(screen.getByRole('radio', { name: 'Lozinkom' }))
  await settle()
  await fill('Lozinka djeteta', 'Nikina-lozinka')
  fireEvent.click(screen.getByRole('radio', { name: 'Slikama' }))
  await settle()
  await choose(['mačka'])
  await chooseGrade('57')
  await press('Dodaj dijete')
  expect(addedBodies()).toHaveLength(1)
  expect(addedBodies()[0]).not.toHaveProperty('pictures')
  expect(addedBodies()[0]).not.toHaveProperty('password')
})

it('a password that is too short doesn’t block a grade that uses pictures', async () => {
  await openChildDialog()
  await fillNew()
  await fill('Lozinka djeteta', 'pola')
  await chooseGrade('51')
  await press('Dodaj dijete')
  expect(addedBodies()).toHaveLength(1)
  expect(addedBodies()[0]).not.toHaveProperty('password')
})

it('a grade that uses passwords, too, keeps the typed one', async () => {
  await openChildDialog()
  await fillNew()
  await fill('Lozinka djeteta', 'Nikina-lozinka')
  await chooseGrade('54')
  expect(field('Lozinka djeteta').value).toBe('Nikina-lozinka')
})

it('a child’s pictures stay while none are chosen, and can be removed', async () => {
  const young = { hasPassword: false, hasPictures: true, gradeID: FIRST_GRADE._id }
  await openChildDialog(childOf(young))
  answer(accountsApiCalls.updateChild, { success: true, child: childOf(young) })
  await press('Spremi promjene')
  expect(updatedBodies()[0]).not.toHaveProperty('password')
  expect(updatedBodies()[0]).not.toHaveProperty('pictures')
  fireEvent.click(field('Ukloni slike djeteta'))
  await settle()
  await press('Spremi promjene')
  expect(updatedBodies()[1]).toMatchObject({ password: null })
})

it('a child’s picture stands on this device’s sign-in only if the parent asks for it', async () => {
  const young = childOf({ hasPassword: false, hasPictures: true, gradeID: FIRST_GRADE._id })
  await openChildDialog(young)
  answer(accountsApiCalls.updateChild, { success: true, child: young })
  const tick = field('Sličica djeteta na prijavi ovog uređaja')
  expect(tick.checked).toBe(false)
  await press('Spremi promjene')
  expect(pictureChildren()).toEqual([])
  fireEvent.click(tick)
  await settle()
  await press('Spremi promjene')
  expect(pictureChildren().map(({ id, nickName }) => [id, nickName])).toEqual([
    [young._id, young.nickName],
  ])
  expect(updatedBodies()[1]).not.toHaveProperty('isPictureChild')
  fireEvent.click(field('Ukloni slike djeteta'))
  await settle()
  answer(accountsApiCalls.updateChild, { success: true, child: { ...young, hasPictures: false } })
  await press('Spremi promjene')
  expect(pictureChildren()).toEqual([])
})
