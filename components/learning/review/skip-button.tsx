import { Button } from '@/components/ui/button'

/** Goes on without an item that is not judged any more: it was taken out, or is part of a test. */
export function SkipButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      Preskoči
    </Button>
  )
}
