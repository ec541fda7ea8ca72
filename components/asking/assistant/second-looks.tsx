'use client'
import type { ReactNode } from 'react'
import {
  SecondLookContext,
  type SecondLookProps,
} from '@/components/learning/check/second-look-context'
import { lazyPart } from '@/components/ui/lazy-part'

const SecondLook = lazyPart<SecondLookProps>(() =>
  import('./second-look').then((one) => one.SecondLook),
)

const lookAgain = (props: SecondLookProps) => <SecondLook {...props} />

/** Within it, a pupil whose family has a model can have an answer of the check looked at by it. */
export const SecondLooks = ({ children }: { children: ReactNode }) => (
  <SecondLookContext value={lookAgain}>{children}</SecondLookContext>
)
