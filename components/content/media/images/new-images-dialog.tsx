import { Dialog } from '@/components/ui/dialog'
import { NewImage } from './new-image'

/** Uploads several pictures to the library at once. */
export function NewImagesDialog({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog title="Nove slike" onOpenChange={onOpenChange}>
      <NewImage isMultiple onAdded={() => undefined} />
    </Dialog>
  )
}
