'use client'
import { lazy, Suspense } from 'react'

const Screen = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundScreen }))
const Page = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundPage }))

/**
 * The 404 page inside the public frame. Next sends the 404 page in the data of every page: as a
 * reference to this it weighs nothing there, as elements it was up to half of that data.
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
