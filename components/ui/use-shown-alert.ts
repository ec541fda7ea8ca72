import { useEffect, useState } from 'react'

/**
 * Scrolls a message above the bar of buttons, which may cover it on a phone.
 * @returns the ref of its element, which needs the class `scroll-mb-28`
 */
export function useAlertScrollRef(message: string | null | undefined) {
  const [element, setElement] = useState<HTMLParagraphElement | null>(null)
  useEffect(() => {
    if (message) element?.scrollIntoView({ block: 'nearest' })
  }, [message, element])
  return setElement
}
