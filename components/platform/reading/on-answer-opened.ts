/**
 * Reports each closed answer of a text that is opened.
 * @returns a function that ends it
 */
export function onAnswerOpened(root: Element, tell: (answer: Element) => void): () => void {
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open) tell(target)
  }
  // The event does not bubble.
  root.addEventListener('toggle', onToggle, true)
  return () => root.removeEventListener('toggle', onToggle, true)
}
