import type { ReactNode } from 'react'
import { OnlyFor } from '@/components/accounts/only-for'

export default function PupilLayout({ children }: { children: ReactNode }) {
  return <OnlyFor kind="ucenik">{children}</OnlyFor>
}
