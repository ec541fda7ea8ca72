'use client'
import { lazy, Suspense } from 'react'

const Screen = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundScreen }))
const Page = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundPage }))

/**
 * The 404 page inside the public frame. What stands for a missing page travels in the data of every
 * page that exists: as this reference it weighs nothing there; as elements it was up to half of them.
 */
export const LazyNotFoundScreen = () => (
  <Suspense>
    <Screen />
  </Suspense>
)

/** The same outside of any frame, with a way to the grades. */
export const LazyNotFoundPage = () => (
  <Suspense>
    <Page />
  </Suspense>
)
