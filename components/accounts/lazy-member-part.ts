import { lazyPart } from '@/components/ui/lazy-part'
import type { ComponentProps, ComponentType } from 'react'
import type * as parts from './for-members'

type Parts = typeof parts

/** A part of a page that is loaded for those who are signed in: guests don't pay for it. */
export const lazyMemberPart = <Name extends keyof Parts>(name: Name) => {
  type Props = ComponentProps<Parts[Name]> & object
  return lazyPart<Props>(() =>
    import('./for-members').then((loaded) => loaded[name] as ComponentType<Props>),
  )
}
