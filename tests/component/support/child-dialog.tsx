import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { ChildDialog } from '@/components/accounts/children/child-dialog'
import type { Child } from '@/lib/users/model'
import { useUser } from '@/stores/user'
import { GRADES, idOf, parentOf } from './family'
import { field, fill, sent, server, settle } from './people'
import { renderOnSite } from './site'

export const onOpenChange = vi.fn()
export const parent = parentOf()

export const FIRST = {
  _id: idOf('51'),
  name: '1. razred',
  slug: '1-razred',
  order: 1,
  isActive: true,
}

const ALL_GRADES = [FIRST, { ...FIRST, _id: idOf('54'), name: '4. razred', order: 4 }, ...GRADES]

export const open = async (child?: Child) => {
  onOpenChange.mockReset()
  useUser.setState({ user: parent })
  const given = child && { child }
  renderOnSite(
    <ChildDialog isOpen onOpenChange={onOpenChange} parent={parent} {...given} />,
    ALL_GRADES,
  )
  await settle()
}

export const chooseGrade = async (digits: string) => {
  fireEvent.change(field('Razred'), { target: { value: idOf(digits) } })
  await settle()
}

/** The calls but those about the nickname. */
export const writes = () => sent().filter(([path]) => path !== '/korisnik/check-nickname')
export const fillNew = async () => {
  server.mockResolvedValue({ available: true })
  await fill('Ime', 'Nika')
  await fill('Nadimak', 'nika.h')
  await chooseGrade('57')
  server.mockReset()
}
