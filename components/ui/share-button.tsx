'use client'
import { Share2 } from 'lucide-react'
import { Button } from './button'
import { toast } from './toast'

/** Shares the page's address through the device, or copies it where sharing is not supported. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const { origin, pathname } = window.location
    const url = origin + pathname
    try {
      if (canShare()) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast({ kind: 'success', about: 'share', title: 'Uspjeh!', text: 'Poveznica je kopirana.' })
    } catch (error) {
      // Cancelling is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({
        kind: 'error',
        about: 'share',
        title: 'Greška',
        text: `Poveznica nije kopirana. Ovo je ona: ${url}`,
      })
    }
  }
  return (
    <Button variant="secondary" className="no-print" onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5" />
      Podijeli
    </Button>
  )
}

/** False in desktop Firefox, among others. */
const canShare = (): boolean => 'share' in navigator
