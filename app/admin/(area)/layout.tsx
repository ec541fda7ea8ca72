import { Suspense, type ReactNode } from 'react'
import { AdminFrame } from '@/components/platform/admin/admin-frame'
import { ListSkeleton } from '@/components/ui/list-skeleton'

/** The frame of all admin pages. They are cached without the query, which the browser adds. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <AdminFrame>
      <Suspense fallback={<ListSkeleton />}>{children}</Suspense>
    </AdminFrame>
  )
}
