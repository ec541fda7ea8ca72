/** A command for the board, from a key or a presenter's remote control. */
export type BoardCommand =
  /** Scroll through a long slide first, then act like `next` and `back`. */
  | 'onward'
  | 'backward'
  | 'next'
  | 'back'
  | 'first'
  | 'last'
  | 'dark'
  | 'larger'
  | 'smaller'
  | 'fullscreen'
  | 'judge'
  | { hand: number; by: 1 | -1 }

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The focused element. Keys that it handles itself are not commands for the board. */
export type FocusedElementKind = 'nothing' | 'button' | 'choice' | 'text'

/** Remote controls send Page Up, Page Down and a full stop; the other keys are for keyboards. */
const COMMAND_OF_KEY: Readonly<Record<string, BoardCommand>> = {
  PageDown: 'onward',
  PageUp: 'backward',
  ArrowRight: 'next',
  ArrowLeft: 'back',
  ' ': 'onward',
  Home: 'first',
  End: 'last',
  b: 'dark',
  '.': 'dark',
  '+': 'larger',
  '-': 'smaller',
  f: 'fullscreen',
  Enter: 'judge',
}

/** Keys that fields and buttons handle themselves. */
const TAKEN: Readonly<Record<FocusedElementKind, (key: string) => boolean>> = {
  nothing: () => false,
  button: (key) => [' ', 'Enter'].includes(key),
  choice: (key) => key === ' ',
  text: (key) => !['PageDown', 'PageUp', 'Enter'].includes(key),
}

/**
 * The command of a pressed key, or undefined. Digits add raised hands; with Shift they remove one.
 */
export function commandForKey(
  pressed: Pressed,
  focused: FocusedElementKind,
): BoardCommand | undefined {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = pressed
  if (ctrlKey || metaKey || altKey || TAKEN[focused](key)) return undefined
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? []
  if (digit) return { hand: Number(digit) - 1, by: shiftKey ? -1 : 1 }
  if (key === ' ' && shiftKey) return 'backward'
  return COMMAND_OF_KEY[key.length === 1 ? key.toLowerCase() : key]
}
