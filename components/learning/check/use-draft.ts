'use client'
import { useState } from 'react'
import { keep, storageKeyOf, readKept } from '@/lib/platform/browser/storage'
import { storageOwner } from '@/stores/session'

/** A draft stored in the browser until it is sent. */
export function useDraft(runId: string, questionId: string) {
  const [key] = useState(() => storageKeyOf(storageOwner(), 'provjera', `${runId}.${questionId}`))
  const [text, setText] = useState(() => readKept(key, isText) ?? '')
  return {
    text,
    write: (next: string) => {
      setText(next)
      keep(key, next || null)
    },
    forget: () => keep(key, null),
  }
}

const isText = (value: unknown) => typeof value === 'string'
