'use client'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { watchForNewBuild } from '@/lib/platform/browser/watch-for-new-build'

/** Offers to reload the page when the site has a new build. */
export function NewBuildOffer() {
  const [isOld, setOld] = useState(false)
  useEffect(() => watchForNewBuild(() => setOld(true)), [])
  return (
    <div role="status" className="no-print">
      {isOld && (
        <div className="fixed inset-x-4 top-4 z-50 mx-auto flex max-w-lg animate-rise flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 text-ink shadow-lift">
          <p className="basis-full font-bold sm:flex-1 sm:basis-0">Stigla je nova verzija Iskre.</p>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Učitaj je
          </Button>
          <Button variant="quiet" onClick={() => setOld(false)}>
            Kasnije
          </Button>
        </div>
      )}
    </div>
  )
}
