import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { DistressInstructions } from '@/components/people/distress/distress-instructions'
import { HelpForNoResults } from '@/components/people/distress/help-for-no-results'
import { HelpBelowField } from '@/components/people/distress/help-below-field'
import { useSession } from '@/stores/session'

const TOLD = 'Tata me tuče svaki dan.'
const as = (type: 'ucenik' | 'roditelj' | null) =>
  useSession.setState({
    viewer: type && { sub: 'x', type, exp: 9_999_999_999, iat: 0 },
  } as Parameters<typeof useSession.setState>[0])

beforeEach(() => as('ucenik'))

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const card = () => screen.findByRole('region', { name: 'Pomoć' })

describe('below a child’s text', () => {
  test('is a card with people to call, which takes no focus', async () => {
    const { container } = render(
      <>
        <input aria-label="Tekst" autoFocus />
        <HelpBelowField text={TOLD} />
      </>,
    )
    // The live region exists before its content.
    expect(container.querySelector('[aria-live=polite]')?.childElementCount).toBe(0)
    expect(await card()).toBeTruthy()
    expect(hrefOf('Nazovi 116 111')).toBe('tel:116111')
    expect(hrefOf('Opasnost sada: 112')).toBe('tel:112')
    expect(document.activeElement).toBe(screen.getByLabelText('Tekst'))
  })

  test('also for a guest', async () => {
    as(null)
    render(<HelpBelowField text={TOLD} />)
    expect(await card()).toBeTruthy()
  })

  test('disappears with the text', async () => {
    const { rerender } = render(<HelpBelowField text={TOLD} />)
    await card()
    rerender(<HelpBelowField text="Razlomak je dio cjeline." />)
    await waitFor(() => expect(screen.queryByRole('region')).toBe(null))
  })

  test('is one line when uncertain', async () => {
    const { distressLevelIn } = await import('@/lib/people/distress/level')
    const doubtful = ['dao bi život za pizzu', 'ubit će me mama ako dobijem dva haha'].find(
      (text) => distressLevelIn(text) === 'unsure',
    )
    render(<HelpBelowField text={doubtful ?? ''} />)
    expect(await screen.findByRole('link', { name: '116 111' })).toBeTruthy()
    expect(screen.queryByRole('region')).toBe(null)
  })

  test.each([
    ['a parent writes', 'roditelj', false],
    ['the reply says it already', 'ucenik', true],
  ] as const)('is nothing where %s', async (_, type, isTold) => {
    as(type)
    render(
      <>
        <HelpBelowField text={TOLD} isTold={isTold} />
        <div data-testid="after">
          <HelpBelowField text={TOLD} />
        </div>
      </>,
    )
    if (type === 'ucenik') await card()
    expect(screen.queryAllByRole('region')).toHaveLength(type === 'ucenik' ? 1 : 0)
  })
})

test('without results, children read where to find help, and parents don’t', () => {
  const { unmount } = render(<HelpForNoResults />)
  expect(screen.getByRole('link', { name: '116 111' })).toBeTruthy()
  unmount()
  as('roditelj')
  expect(render(<HelpForNoResults />).container.childElementCount).toBe(0)
})

describe('an admin', () => {
  test('reads what the law requires, and finds the family', () => {
    render(<DistressInstructions level="alarm" familyId="f1" />)
    expect(screen.getByRole('region', { name: 'Dijete u nevolji' }).textContent).toMatch(
      /Hrvatskom zavodu za socijalni rad.*192.*112/,
    )
    expect(hrefOf('podaci o obitelji')).toBe('/admin/korisnici?record=f1')
  })

  test('is asked to read carefully when it is uncertain', () => {
    render(<DistressInstructions level="unsure" familyId={null} />)
    expect(screen.getByText(/možda treba pomoć/)).toBeTruthy()
    expect(screen.queryByRole('link')).toBe(null)
  })
})
