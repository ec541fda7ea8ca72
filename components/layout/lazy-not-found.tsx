'use client'
import { lazy, Suspense } from 'react'

const Screen = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundScreen }))
const Page = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundPage }))

/**
 * The 404 page inside the public frame. Next includes the 404 page in every page's data: as a
 * reference it takes no space there, as elements it took up to half of that data.
 */
export const LazyNotFoundScreen = () => (
  <Suspense>
    <Screen />
  </Suspense>
)

/** The 404 page outside any frame, with links to the grades. */
export const LazyNotFoundPage = () => (
  <Suspense>
    <Page />
  </Suspense>
)
