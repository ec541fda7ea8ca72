'use client'
import { useCallback, useEffect, useState } from 'react'
import { plainTextOf } from './plain-text-of'

/** On phones a tap clears the selection before the click. */
const GRACE_MS = 400

/** The selected text of the script, or ''. */
export function useScriptSelection() {
  // Text may be selected before hydration.
  const [selected, setSelected] = useState(selectedText)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const text = selectedText()
      if (text) setSelected(text)
      else timer = setTimeout(() => setSelected(''), GRACE_MS)
    }
    document.addEventListener('selectionchange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', look)
    }
  }, [])
  const clear = useCallback(() => {
    document.getSelection()?.removeAllRanges()
    setSelected('')
  }, [])
  return { selected, clear }
}

function selectedText(): string {
  const selection = document.getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  const script = document.querySelector('article .prose')
  const isInside = range && !range.collapsed && script?.contains(range.commonAncestorContainer)
  return isInside ? plainTextOf(range.cloneContents()) : ''
}
