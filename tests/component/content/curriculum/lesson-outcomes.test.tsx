import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  educationalAlignmentOf,
  LessonOutcomesNote,
} from '@/components/content/curriculum/lesson-outcomes'

const outcomes = ['MAT OŠ A.5.1', 'MAT OŠ B.5.2']

describe('the outcomes of a lesson', () => {
  it('say that nobody has verified them yet, and are no structured data', () => {
    const unverified = { outcomes, outcomesVerified: false }
    const { container } = render(<LessonOutcomesNote {...unverified} />)
    expect(container.textContent).toBe(
      'Ishodi učenja: MAT OŠ A.5.1, MAT OŠ B.5.2 (još nije provjereno prema službenom tekstu)',
    )
    expect(educationalAlignmentOf(unverified)).toEqual({})
  })

  it('say nothing else once they are verified, and are structured data', () => {
    const verified = { outcomes, outcomesVerified: true }
    const { container } = render(<LessonOutcomesNote {...verified} />)
    expect(container.textContent).toBe('Ishodi učenja: MAT OŠ A.5.1, MAT OŠ B.5.2')
    expect(educationalAlignmentOf(verified).educationalAlignment).toMatchObject([
      { '@type': 'AlignmentObject', alignmentType: 'teaches', targetName: 'MAT OŠ A.5.1' },
      { targetName: 'MAT OŠ B.5.2' },
    ])
  })

  it('are not shown where there are none', () => {
    const { container } = render(<LessonOutcomesNote outcomes={[]} outcomesVerified={false} />)
    expect(container.innerHTML).toBe('')
  })
})
