import dynamic from 'next/dynamic'
import type { ComponentProps, ComponentType } from 'react'
import { renderNothing } from '@/components/ui/render-nothing'
import type * as parts from './for-members'

type Parts = typeof parts

/** A part of a page that is loaded for those who are signed in: guests don't pay for it. */
export const lazyMemberPart = <Name extends keyof Parts>(name: Name) => {
  type Part = ComponentType<ComponentProps<Parts[Name]>>
  return dynamic(
    () => import('./for-members').then((loaded) => loaded[name] as Part).catch(renderNothing),
    { ssr: false },
  )
}
