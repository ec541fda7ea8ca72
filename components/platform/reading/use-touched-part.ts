import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isAutoReading } from './kept-reading'

/**
 * Reports the option that an early reader chooses in a question, or what a tap did where the
 * question tells it, the text that is tapped, and the part that takes the focus: a hint that is
 * opened, a gap with a list. Options are silent once the answer is judged: their fields are disabled
 * then.
 */
export function useOnPartTouched(
  button: RefObject<Element | null>,
  hasButton: boolean,
  onTouch: (part: Element) => void,
): void {
  const touch = useEffectEvent((part: Element | null) => {
    if (part && isAutoReading()) onTouch(part)
  })
  useEffect(() => {
    const question = button.current?.closest('fieldset')
    if (!hasButton || !question) return
    const onClick = ({ target }: Event) => {
      const before = resultIn(question)?.textContent
      const part = chosenOption(target) ?? tappedText(target)
      // React shows what the tap did a moment later.
      setTimeout(() => {
        const result = resultIn(question)
        const isNew = result?.textContent && result.textContent !== before
        touch(isNew ? result : part)
      })
    }
    const onFocus = ({ target }: Event) => touch(partAt(target, '[data-aloud=focus]'))
    const onChange = ({ target }: Event) => touch(partAt(target, 'select'))
    question.addEventListener('click', onClick)
    question.addEventListener('focusin', onFocus)
    question.addEventListener('change', onChange)
    return () => {
      question.removeEventListener('click', onClick)
      question.removeEventListener('focusin', onFocus)
      question.removeEventListener('change', onChange)
    }
  }, [button, hasButton])
}

const resultIn = (question: Element) => question.querySelector('[data-aloud=result]')

/** A click on a label comes again from its field, which by then is ticked or not. */
function chosenOption(target: EventTarget | null): Element | null {
  if (!(target instanceof HTMLInputElement)) return partAt(target, 'button[data-aloud]')
  return target.checked ? target.closest('label') : null
}

/** A text of the question that is no part of a control: the task itself, an item, a passage. */
const tappedText = (target: EventTarget | null): Element | null =>
  partAt(target, CONTROLS) ? null : partAt(target, TEXTS)

const TEXTS = 'legend > .prose, [data-aloud]'
/** Not a drawn line either, on which a tap moves the slider. */
const CONTROLS = 'button, label, a, input, select, [data-aloud]:has([type=range])'

const partAt = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null
