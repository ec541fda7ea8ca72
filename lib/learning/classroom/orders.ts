/** What a key or a presenter's remote control asks of the wall. */
export type Order =
  /** To the rest of a long slide, and then as `next` and `back`. */
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

/** What has the focus: keys that it uses itself are not meant for the wall. */
export type Focused = 'nothing' | 'button' | 'choice' | 'text'

/** Remote controls send Page Up, Page Down and a full stop; a person presses what is at hand. */
const ORDERS: Readonly<Record<string, Order>> = {
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

/** Keys with which fields and buttons work. */
const TAKEN: Readonly<Record<Focused, (key: string) => boolean>> = {
  nothing: () => false,
  button: (key) => [' ', 'Enter'].includes(key),
  choice: (key) => key === ' ',
  text: (key) => !['PageDown', 'PageUp', 'Enter'].includes(key),
}

/**
 * The order of a pressed key; undefined for any other key. Digits count raised hands, with Shift
 * they take one back.
 */
export function orderOf(pressed: Pressed, focused: Focused): Order | undefined {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = pressed
  if (ctrlKey || metaKey || altKey || TAKEN[focused](key)) return undefined
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? []
  if (digit) return { hand: Number(digit) - 1, by: shiftKey ? -1 : 1 }
  if (key === ' ' && shiftKey) return 'backward'
  return ORDERS[key.length === 1 ? key.toLowerCase() : key]
}
