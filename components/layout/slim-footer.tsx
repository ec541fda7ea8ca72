import { Link } from '@/components/ui/link'
import { FUN_QUIZZES_PATH } from '@/lib/paths'
import { HomeLink } from './home-link'

const LINK = 'min-h-11 items-center font-bold underline-offset-4 hover:underline'

/** The foot of scripts and quizzes, which many visitors reach from a search engine. */
export function SlimFooter() {
  return (
    <footer className="no-print mt-4 border-t border-line px-4 pt-5 pb-28 text-center text-muted">
      <p>Iskra: učenje koje se pali iskrom, za učenike od 1. do 8. razreda.</p>
      <p className="flex flex-wrap justify-center gap-x-6">
        <HomeLink className={LINK} />
        <Link href={FUN_QUIZZES_PATH} className={`inline-flex ${LINK}`}>
          Zabavni kvizovi
        </Link>
      </p>
    </footer>
  )
}
