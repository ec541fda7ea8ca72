import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ContinuePanel } from '@/components/across/profile/continue-panel'
import { DailyPanel } from '@/components/across/profile/daily-panel'
import { GRADES } from '../../support/family'

it.each([
  ['new', 'Kreni s današnjom vježbom'],
  ['open', 'Nastavi današnju vježbu'],
] as const)('„Danas” is the one primary button: %s', (state, words) => {
  const [grade = null] = GRADES
  render(
    <>
      <DailyPanel state={state} />
      <ContinuePanel
        isMain={false}
        onward={{ goOn: null, others: [] }}
        openMixedTest={null}
        grade={grade}
        icons={{}}
      />
    </>,
  )
  const link = screen.getByRole('link', { name: new RegExp(`^${words}`) })
  expect(link.getAttribute('href')).toBe('/profil/danas')
  const other = screen.getByRole('link', { name: /^Kreni učiti/ })
  expect(other.className).toContain('border-line')
  expect(link.className).not.toContain('border-line')
})

it.each([
  ['new', 'Kreni s današnjom vježbomOko deset minuta'],
  ['open', 'Nastavi današnju vježbu'],
] as const)('promises ten minutes only for a whole practice: %s', (state, words) => {
  render(<DailyPanel state={state} />)
  expect(screen.getByRole('link').textContent).toBe(words)
})

it('a finished practice of the day urges nothing', () => {
  render(<DailyPanel state="done" />)
  expect(screen.getByRole('region', { name: 'Danas' }).textContent).toContain(
    'Gotovo za danas. Sutra te čeka nova vježba.',
  )
})
