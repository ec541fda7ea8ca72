import { LazyNotFoundPage } from '@/components/layout/lazy-not-found'
import { NOT_FOUND_METADATA } from '@/lib/platform/metadata'

export const metadata = NOT_FOUND_METADATA

export default LazyNotFoundPage
