import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { JudgeBar } from '@/components/cards/judge-bar'

it('the second tap of two does not turn the next card, a later one does', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  const [onFlip, onJudge] = [vi.fn(), vi.fn()]
  const bar = (canJudge: boolean) => (
    <JudgeBar {...{ canJudge, onFlip, onJudge }} verdict={undefined} />
  )
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  const { rerender } = render(bar(true))
  press(/^Znam/)
  expect(onJudge).toHaveBeenCalledExactlyOnceWith(true)
  rerender(bar(false))
  now.mockReturnValue(10_200)
  press(/^Pokaži odgovor/)
  expect(onFlip).not.toHaveBeenCalled()
  now.mockReturnValue(10_500)
  press(/^Pokaži odgovor/)
  expect(onFlip).toHaveBeenCalledOnce()
})
