import { ArrowRight } from 'lucide-react'
import { Link } from '@/components/ui/link'

/** The lesson after the question's lesson. */
export function NextLesson({ title, path }: { title: string; path: string }) {
  return (
    <Link
      href={path}
      className="flex items-center gap-3 rounded-card border-2 border-line p-4 hover:border-area hover:bg-area-soft"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold text-muted">Sljedeća lekcija</span>
        <span className="block font-bold">{title}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  )
}
