import dynamic from 'next/dynamic'
import type { ComponentProps, ComponentType } from 'react'
import { withoutPart } from '@/components/ui/without-part'
import type * as parts from './for-members'

type Parts = typeof parts

/** A part of a page that is loaded for those who are signed in: guests don't pay for it. */
export const lazyMemberPart = <Name extends keyof Parts>(name: Name) => {
  type Part = ComponentType<ComponentProps<Parts[Name]>>
  return dynamic(
    () => import('./for-members').then((loaded) => loaded[name] as Part).catch(withoutPart),
    { ssr: false },
  )
}
