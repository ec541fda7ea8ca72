import { useEffect, useState } from 'react'

/** True once `isOn` has lasted longer than `afterMs`. */
export function useIsLate(isOn: boolean, afterMs: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isOn, afterMs])
  return isOn && isLate
}
