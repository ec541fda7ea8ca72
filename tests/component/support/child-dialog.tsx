import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { ChildDialog } from '@/components/across/accounts/children/child-dialog'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import type { Child } from '@/lib/people/users/model'
import { useUser } from '@/stores/user'
import { childOf, GRADES, idOf, parentOf } from './family'
import { answer, bodies, settle } from './network'
import { field, fill } from './person'
import { renderOnSite } from './site'

export const onOpenChange = vi.fn()
export const parent = parentOf()

export const FIRST_GRADE = {
  _id: idOf('51'),
  name: '1. razred',
  slug: '1-razred',
  order: 1,
  isActive: true,
}

const ALL_GRADES = [
  FIRST_GRADE,
  { ...FIRST_GRADE, _id: idOf('54'), name: '4. razred', order: 4 },
  ...GRADES,
]

export const openChildDialog = async (child?: Child) => {
  onOpenChange.mockReset()
  useUser.setState({ user: parent })
  const given = child && { child }
  renderOnSite(
    <ChildDialog onOpenChange={onOpenChange} onSaved={vi.fn()} parent={parent} {...given} />,
    ALL_GRADES,
  )
  await settle()
}

export const chooseGrade = async (digits: string) => {
  fireEvent.change(field('Razred'), { target: { value: idOf(digits) } })
  await settle()
}

export const addedBodies = () => bodies(accountsApiCalls.addChild)
export const updatedBodies = () => bodies(accountsApiCalls.updateChild)
export const fillNew = async () => {
  answer(accountsApiCalls.checkNickname, { available: true })
  answer(accountsApiCalls.addChild, { success: true, child: childOf({ _id: idOf('12') }) })
  await fill('Ime', 'Nika')
  await fill('Nadimak', 'nika.h')
  await chooseGrade('57')
}
