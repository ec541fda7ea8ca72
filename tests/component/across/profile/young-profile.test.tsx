import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { YoungProfile } from '@/components/across/profile/young-profile'
import { GRADES, pupilOf } from '../../support/family'
import { EMPTY_PROFILE } from '../../support/profile-props'
import { lessonOf } from '../../support/opened-lesson'

vi.mock('next/navigation', () => ({ usePathname: () => '/profil' }))

it.each([
  ['new', 'Danas', 0],
  ['open', 'Danas', 0],
  ['done', 'Gotovo za danas', -1],
] as const)('the youngest find „Danas” while it is %s', (daily, word, place) => {
  const user = pupilOf({ gradeOrder: 1 })
  render(<YoungProfile user={user} {...EMPTY_PROFILE} daily={daily} />)
  const links = [...screen.getByRole('navigation', { name: 'Što ćemo danas' }).children]
  expect(links.at(place)?.textContent).toBe(word)
  expect(links.filter((link) => link.getAttribute('href') === '/profil/danas')).toHaveLength(1)
})

it('the youngest choose between four pictures; the rest is behind one line', () => {
  const recent = [lessonOf('20', 'Stari Egipat', { quiz: null })]
  const [grade = null] = GRADES
  const user = pupilOf({ gradeOrder: 2 })
  render(<YoungProfile {...EMPTY_PROFILE} {...{ user, grade, recent }} />)
  const links = [...screen.getByRole('navigation', { name: 'Što ćemo danas' }).children]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Nastavi učitiStari Egipat', '/5-razred/knjiga/20/kwiz'],
    ['Knjige', '/5-razred'],
    ['Kartice', '/profil/kartice'],
    ['Igre', '/zabavni-kwizovi'],
  ])
  const rest = screen.getByText('Sve ostalo').closest('details')
  expect(rest?.open).toBe(false)
  const headings = [...(rest?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent)
  expect(headings).toEqual(['Moje greške', 'Moja bilježnica'])
  expect(document.querySelectorAll('h2')).toHaveLength(headings.length)
  expect(screen.getByText('Razina 3')).toBeDefined()
})
