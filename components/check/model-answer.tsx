import { RichText } from '@/components/ui/rich-text'

export function ModelAnswer({ html }: { html: string }) {
  return (
    <div className="rounded-card border border-line bg-link-soft p-4 sm:p-5">
      <h3 className="font-display text-xl font-bold">Uzoran odgovor</h3>
      <RichText html={html} className="prose mt-2 text-lg" />
    </div>
  )
}
