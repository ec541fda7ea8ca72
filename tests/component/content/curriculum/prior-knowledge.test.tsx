import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PriorKnowledgeNote } from '@/components/content/curriculum/prior-knowledge'

describe('what a lesson needs from lower grades', () => {
  it('is one sentence', () => {
    const skills = ['tablica množenja (2. razred)', 'pisano zbrajanje (3. razred)']
    const { container } = render(<PriorKnowledgeNote skills={skills} />)
    expect(container.textContent).toBe(
      'Prije ove lekcije dobro je znati: tablica množenja (2. razred), pisano zbrajanje (3. razred).',
    )
  })

  it('is not shown where there is nothing', () => {
    const { container } = render(<PriorKnowledgeNote skills={[]} />)
    expect(container.innerHTML).toBe('')
  })
})
