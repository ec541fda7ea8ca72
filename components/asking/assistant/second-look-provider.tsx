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

/** Provides components inside with the button that has a model review a check answer. */
export const SecondLookProvider = ({ children }: { children: ReactNode }) => (
  <SecondLookContext value={lookAgain}>{children}</SecondLookContext>
)
