'use client'
import { Printer } from 'lucide-react'
import { Button } from './button'

export function PrintButton() {
  return (
    <Button variant="secondary" className="no-print" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-5" />
      Ispiši
    </Button>
  )
}
