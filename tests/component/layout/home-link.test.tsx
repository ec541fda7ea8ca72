import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HomeLink } from '@/components/layout/home-link'

it('links home for guests and to the profile for users; CSS shows the right one', () => {
  render(<HomeLink className="" />)
  const ways = screen.getAllByRole('link', { name: 'Početna' })
  const [guest = '', member = ''] = ways.map(({ className }) => className)
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/', '/profil'])
  expect(guest.split(' ')).toEqual(['inline-flex', 'member:hidden'])
  expect(member.split(' ')).toEqual(['hidden', 'member:inline-flex'])
})
