'use client'
import { useLayoutEffect } from 'react'

/** While on, the page ends with its task: the site's footer is hidden (mid-task.css). */
export function useMidTask(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return
    const { dataset } = document.documentElement
    dataset.midTask = ''
    return () => void delete dataset.midTask
  }, [isOn])
}
