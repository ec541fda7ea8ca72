import { useEffect } from 'react'
import { useStepFocus } from '@/components/ui/use-step-focus'

/**
 * Puts the focus on a question, so that the keyboard works at once: on its line to type where there
 * is a real keyboard. The first question of a page takes it only where nothing else has it, and does
 * not scroll. Resolves to the ref of the question's legend.
 */
export function useQuestionFocus(takesFocus: boolean) {
  const legend = useStepFocus<HTMLLegendElement>(takesFocus)
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (!takesFocus && !isFree) return
    const types = window.matchMedia('(hover: hover) and (pointer: fine)').matches
    const line = types
      ? legend.current?.parentElement?.querySelector<HTMLElement>('input[type=text]')
      : null
    const target = line ?? legend.current
    target?.focus({ preventScroll: true })
  }, [takesFocus, legend])
  return legend
}
