import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BookmarkToggle } from '@/components/learning/notebook/bookmark-toggle'
import { notebookApiCalls } from '@/lib/learning/notebook/calls'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from '../../support/family'
import { answer, calls, holdRequest, refuse, sentInputs } from '../../support/network'
import { button, press, toasts } from '../../support/person'

const LESSON = idOf('60')
const LABEL = 'Označi lekciju'
const show = (marked: string[] = []) => {
  const lessonBookmarks = marked.map((lessonID) => ({
    lessonID,
    bookmarkedAt: '2026-11-20T10:00:00Z',
  }))
  useUser.setState({ user: pupilOf({ lessonBookmarks }) })
  render(<BookmarkToggle lessonId={LESSON} />)
}
const isPressed = () => button(LABEL).getAttribute('aria-pressed')
const marks = () => {
  const { user } = useUser.getState()
  return user?.type === 'ucenik' ? user.lessonBookmarks.map(({ lessonID }) => lessonID) : null
}

it('adds and removes a bookmark, beside others', async () => {
  answer(notebookApiCalls.setBookmark, { isMarked: true })
  show([idOf('61')])
  expect(isPressed()).toBe('false')
  await press(LABEL)
  expect(isPressed()).toBe('true')
  expect(marks()).toEqual([LESSON, idOf('61')])
  await press(LABEL)
  expect(isPressed()).toBe('false')
  expect(marks()).toEqual([idOf('61')])
  expect(sentInputs(notebookApiCalls.setBookmark)).toEqual(
    [true, false].map((isMarked) => ({ params: { id: LESSON }, body: { isMarked } })),
  )
})

it('is shown at once, and a second click waits for the first', async () => {
  holdRequest(notebookApiCalls.setBookmark)
  show()
  await press(LABEL)
  expect(isPressed()).toBe('true')
  await press(LABEL)
  expect(calls()).toHaveLength(1)
})

it('a bookmark that can’t be saved is undone and reported in the specified words', async () => {
  refuse(notebookApiCalls.setBookmark, 503, 'Usluga je nedostupna.')
  show()
  await press(LABEL)
  expect(isPressed()).toBe('false')
  expect(toasts()).toEqual(['error: Greška Došlo je do greške prilikom ažuriranja bookmarka'])
})

it('does nothing until the user is known', async () => {
  render(<BookmarkToggle lessonId={LESSON} />)
  expect(button(LABEL).getAttribute('aria-disabled')).toBe('true')
  await press(LABEL)
  expect(calls()).toEqual([])
})
