import { Button } from '@/components/ui/button'

/** Says that the account is gone; the last screen that knows of it. */
export function Erased({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="space-y-4">
      <p id="sve-je-obrisano" className="text-lg">
        Trajno smo obrisali vaš račun, profile djece i sve podatke koje smo čuvali. Hvala što ste
        učili s nama!
      </p>
      <div className="flex justify-end pt-2">
        <Button autoFocus aria-describedby="sve-je-obrisano" onClick={onLeave}>
          Na početnu
        </Button>
      </div>
    </div>
  )
}
