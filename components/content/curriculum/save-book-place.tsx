'use client'
import { lazyPart } from '@/components/ui/lazy-part'

/** Its place, kept free: what saves is loaded after the page. */
export const SaveBook = lazyPart(async () => (await import('./save-book-panel')).SaveBookPanel, {
  loading: () => <div className="min-h-12" />,
})
