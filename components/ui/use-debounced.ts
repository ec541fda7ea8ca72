import { useEffect, useState } from 'react'

/** The value after it has stayed the same for `waitMs`. */
export function useDebounced<T>(value: T, waitMs: number): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
