import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useDraft } from '@/components/check/use-draft'
import { forgetKept } from '@/lib/browser/storage'
import { askNow, useLessonTest } from '@/stores/lesson-test'
import { useSession } from '@/stores/session'
import { idOf } from '../support/family'
import { first, openTest, TEST_ID } from '../support/lesson-test'

const [MAJA, LUKA, RUN, QUESTION] = [idOf('10'), idOf('11'), idOf('71'), idOf('80')]
const ANSWER = { kind: 'single', choice: 'b' } as const

const keys = () => Object.keys(localStorage)
/** Someone who sits down at the browser, whose page is loaded anew. */
function signedIn(sub: string) {
  useLessonTest.setState(useLessonTest.getInitialState())
  useSession.setState({ viewer: { sub, type: 'ucenik' } as never })
}
const openTheTest = () => useLessonTest.getState().open(openTest(), askNow())
function writeSomething() {
  openTheTest()
  useLessonTest.getState().give(first, ANSWER)
  const { result } = renderHook(() => useDraft(RUN, QUESTION))
  act(() => result.current.write('Zbog sunca'))
}

beforeEach(() => localStorage.clear())

it('what a pupil writes is kept in the pupil’s name, and goes with the pupil', () => {
  signedIn(MAJA)
  writeSomething()
  signedIn(LUKA)
  writeSomething()
  expect(keys()).toHaveLength(4)
  forgetKept(MAJA)
  expect(keys()).toHaveLength(2)
  for (const key of keys()) expect(key).toContain(LUKA)
  openTheTest()
  expect(useLessonTest.getState().waiting).toEqual({ [first]: ANSWER })
  forgetKept(LUKA)
  expect(keys()).toEqual([])
})

it('an answer that is given after the session was over is still its pupil’s', () => {
  signedIn(MAJA)
  openTheTest()
  useSession.getState().forget()
  useLessonTest.getState().give(first, ANSWER)
  expect(keys()).toEqual([expect.stringContaining(MAJA)])
  useLessonTest.getState().close(TEST_ID)
  expect(keys()).toEqual([])
})
