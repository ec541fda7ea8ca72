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

/** Lets pupils whose family has a model have it check answers to open questions inside. */
export const SecondLookProvider = ({ children }: { children: ReactNode }) => (
  <SecondLookContext value={lookAgain}>{children}</SecondLookContext>
)
