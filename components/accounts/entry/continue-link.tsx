'use client'
import { Button } from '@/components/ui/button'
import { loadPage } from '@/lib/browser/load-page'

/** On to the sign-in, from where whoever is signed in is sent to the profile: by loading it. */
export const ContinueLink = () => (
  <Button className="w-full" onClick={() => loadPage('/prijava')}>
    Nastavi
  </Button>
)
