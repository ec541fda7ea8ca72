import { useEffect, useState } from 'react'

/** A value as it was when it last stayed the same for `waitMs` milliseconds. */
export function useDebounced<T>(value: T, waitMs: number): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
