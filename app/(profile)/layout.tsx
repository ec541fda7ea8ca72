import type { ReactNode } from 'react'
import { Toaster } from '@/components/ui/toaster'

/** The frame of personal pages. */
export default function ProfileLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="sadrzaj" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Toaster />
    </>
  )
}
