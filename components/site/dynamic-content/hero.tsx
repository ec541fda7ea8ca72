import { clsx } from 'clsx'
import { HeroScene } from '@/components/art/hero-scene'
import { ButtonLink } from '@/components/ui/button-link'
import { Picture } from '@/components/content/media/images/picture'
import type { ImageFacts } from '@/lib/platform/markdown/library-images'
import type { HeroStyle } from '@/lib/site/dynamic-content/model'

type HeroProps = { picture: string | null; facts: ImageFacts | null; look: HeroStyle | null }

const LOOKS: Record<HeroStyle, string> = {
  okvir: 'aspect-[14/11] rounded-card object-cover shadow-card',
  krug: 'aspect-square max-w-md rounded-full object-cover shadow-card',
}

/** The first screen: what Iskra is, and one link to start. */
export function Hero({ picture, facts, look }: HeroProps) {
  return (
    <section className="grid items-center gap-8 lg:grid-cols-[1.1fr_1fr]">
      <div className="space-y-5">
        <ButtonLink href="/prijava" variant="secondary" className="known-child text-lg md:hidden">
          Prijavi se
        </ButtonLink>
        <p className="font-bold text-link">Za učenike od 1. do 8. razreda</p>
        <h1 className="font-display text-5xl leading-[1.05] font-extrabold sm:text-6xl">
          Učenje koje se pali iskrom
        </h1>
        <p className="max-w-xl text-xl leading-relaxed text-muted">
          Pročitaj kratku skriptu, odigraj kviz i odmah saznaj zašto je odgovor točan ili nije. Bez
          straha od grešaka: iz njih se ovdje uči.
        </p>
        <div className="flex flex-wrap gap-3 pt-1">
          <ButtonLink href="#razredi" className="px-7 text-lg">
            Odaberi svoj razred
          </ButtonLink>
          <ButtonLink href="#kako" variant="secondary" className="text-lg">
            Kako Iskra radi?
          </ButtonLink>
        </div>
      </div>
      {picture ? (
        <Picture
          src={picture}
          facts={facts}
          sizes="(min-width: 64rem) 34rem, 100vw"
          fetchPriority="high"
          alt=""
          className={clsx('mx-auto w-full', look ? LOOKS[look] : 'aspect-[14/11] object-contain')}
        />
      ) : (
        <HeroScene className="mx-auto h-auto w-full max-w-xl" />
      )}
    </section>
  )
}
