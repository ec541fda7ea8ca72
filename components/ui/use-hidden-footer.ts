'use client'
import { useLayoutEffect } from 'react'

/** Hides the site's footer while `isOn`, such as during a quiz round (mid-task.css). */
export function useHiddenFooter(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return
    const { dataset } = document.documentElement
    dataset.midTask = ''
    return () => void delete dataset.midTask
  }, [isOn])
}
