import { Link } from '@/components/ui/link'
import { FUN_QUIZZES_PATH } from '@/lib/platform/paths'
import type { ReactNode } from 'react'
import { HomeLink } from './home-link'
import { LegalLinks } from './legal-links'

/** Classes of the slim footer's links; the link sets `display` itself. */
export const SLIM_LINK_CLASSES =
  'min-h-11 items-center font-bold underline-offset-4 hover:underline'

/**
 * The footer of lesson scripts and quizzes, which many visitors reach from a search engine.
 * `children` are further links.
 */
export function SlimFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="no-print mt-4 border-t border-line px-4 pt-5 pb-28 text-center text-muted">
      <p>Iskra: učenje koje se pali iskrom, za učenike od 1. do 8. razreda.</p>
      <p className="flex flex-wrap justify-center gap-x-6">
        <HomeLink className={SLIM_LINK_CLASSES} />
        <Link href={FUN_QUIZZES_PATH} className={`inline-flex ${SLIM_LINK_CLASSES}`}>
          Zabavni kvizovi
        </Link>
        {children}
      </p>
      <LegalLinks />
    </footer>
  )
}
