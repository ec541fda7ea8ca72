import { lazyPart } from '@/components/ui/lazy-part'
import { useSession } from '@/stores/session'
import type { ComponentProps, ComponentType } from 'react'
import type * as parts from './for-members'
import type * as pupilsParts from './for-pupils'

type Parts = typeof parts
type PupilsParts = typeof pupilsParts

const loadPupils = () => import('./for-pupils')

const load = (): Promise<Parts> =>
  useSession.getState().viewer?.type === 'ucenik' ? loadPupils() : import('./for-members')

/** A part of a page loaded only for signed-in users: guests don't load its scripts. */
export const lazyMemberPart = <Name extends keyof Parts>(name: Name) => {
  type Props = ComponentProps<Parts[Name]> & object
  return lazyPart<Props>(() => load().then((loaded) => loaded[name] as ComponentType<Props>))
}

/** A part from the pupils' chunk. It checks nobody, so render it for pupils only. */
export const lazyPartForPupils = <Name extends keyof PupilsParts>(name: Name) => {
  type Props = ComponentProps<PupilsParts[Name]> & object
  return lazyPart<Props>(() => loadPupils().then((loaded) => loaded[name] as ComponentType<Props>))
}
