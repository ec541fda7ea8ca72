'use client'
import { useState } from 'react'
import { ownPlace } from '@/stores/own-place'

/** What is being written, kept in the browser with every letter until it is handed in. */
export function useDraft(runId: string, questionId: string) {
  const [key] = useState(() => ownPlace(`iskra_provjera_${runId}_${questionId}`))
  const [text, setText] = useState(() => read(key))
  return {
    text,
    write: (next: string) => {
      setText(next)
      keep(key, next)
    },
    forget: () => keep(key, ''),
  }
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    // Storage is closed: the field starts empty.
    return ''
  }
}

function keep(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // A full or closed storage costs the draft after a reload, not the answer.
  }
}
