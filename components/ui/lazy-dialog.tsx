'use client'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { dismissErrorToast, toast } from './toast'

/** Worded for parents and pupils alike. */
export const NOT_LOADED_MESSAGE =
  'Ovo se sada ne može učitati. Treba pokušati ponovno kad se veza vrati.'

type Closable = { onOpenChange: (isOpen: boolean) => void }

/**
 * A dialog whose scripts are loaded when first opened. On failure it shows an error, closes and
 * tries again on the next click; `lazyPart` would fail until the page is reloaded (rule 6.3:
 * a lost chunk breaks no page).
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function LazyDialog(props: Props) {
    const [Loaded, setLoaded] = useState(() => known)
    const giveUp = useEffectEvent((error: unknown) => {
      console.error(error)
      toast({ kind: 'error', about: NOT_LOADED_MESSAGE, title: 'Greška', text: NOT_LOADED_MESSAGE })
      props.onOpenChange(false)
    })
    useEffect(() => {
      if (known) return
      let isOpen = true
      load().then(
        (loaded) => {
          known = loaded
          dismissErrorToast(NOT_LOADED_MESSAGE)
          if (isOpen) setLoaded(() => loaded)
        },
        (error: unknown) => {
          if (isOpen) giveUp(error)
        },
      )
      return () => {
        isOpen = false
      }
    }, [])
    return Loaded ? <Loaded {...props} /> : null
  }
}
