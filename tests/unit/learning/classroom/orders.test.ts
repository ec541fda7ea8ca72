import { expect, test } from 'vitest'
import { commandForKey, type FocusedElementKind } from '@/lib/learning/classroom/board-commands'

const press = (
  key: string,
  focused: FocusedElementKind = 'nothing',
  more: Partial<KeyboardEvent> = {},
) =>
  commandForKey(
    { key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more },
    focused,
  )

test.each([
  ['PageDown', 'onward'],
  ['ArrowRight', 'next'],
  [' ', 'onward'],
  ['PageUp', 'backward'],
  ['ArrowLeft', 'back'],
  ['Home', 'first'],
  ['End', 'last'],
  ['b', 'dark'],
  ['B', 'dark'],
  ['.', 'dark'],
  ['+', 'larger'],
  ['-', 'smaller'],
  ['f', 'fullscreen'],
  ['Enter', 'judge'],
  ['ArrowDown', undefined],
  ['Escape', undefined],
  ['x', undefined],
])('%j gives the command %s', (key, order) => {
  expect(press(key)).toBe(order)
})

test('Shift with the space bar goes back', () => {
  expect(press(' ', 'nothing', { shiftKey: true })).toBe('backward')
})

test.each(['Digit3', 'Numpad3'])(
  '%s adds a hand for the third option, with Shift it removes one',
  (code) => {
    expect(press('3', 'nothing', { code })).toEqual({ hand: 2, by: 1 })
    // The character of Shift and a digit depends on the keyboard layout.
    expect(press('#', 'nothing', { code, shiftKey: true })).toEqual({ hand: 2, by: -1 })
  },
)

test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('the browser gets a key with %s', (held) => {
  expect(press('ArrowLeft', 'nothing', { [held]: true })).toBeUndefined()
  expect(press('1', 'nothing', { code: 'Digit1', [held]: true })).toBeUndefined()
})

test.each<[FocusedElementKind, string[], string[]]>([
  ['button', [' ', 'Enter'], ['PageDown', 'ArrowRight', 'b']],
  ['choice', [' '], ['ArrowRight', 'PageDown', 'Enter']],
  ['text', [' ', 'b', '.', '-', 'ArrowLeft', 'Home'], ['PageDown', 'PageUp', 'Enter']],
])('a focused %s handles %j, and passes on %j', (focused, kept, left) => {
  for (const key of kept) expect(press(key, focused), key).toBeUndefined()
  for (const key of left) expect(press(key, focused), key).toBeDefined()
})

test('digits are typed into a field', () => {
  expect(press('1', 'text', { code: 'Digit1' })).toBeUndefined()
})
