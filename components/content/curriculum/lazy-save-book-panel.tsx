'use client'
import { lazyPart } from '@/components/ui/lazy-part'

/** Reserves the place; the saving code is loaded after the page. */
export const LazySaveBookOfflinePanel = lazyPart(
  async () => (await import('./save-book-panel')).SaveBookOfflinePanel,
  {
    loading: () => <div className="min-h-12" />,
  },
)
