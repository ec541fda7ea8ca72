'use client'
import { useLocalToday } from '@/lib/platform/browser/use-today'
import { ofTheDay } from '@/lib/site/dynamic-content/of-the-day'
import { useSponsor } from '@/stores/site'

/** One is shown per day, in turn. */
const LINES = [
  'Deset minuta danas vrijedi više od sata u nedjelju navečer.',
  'Pogreška je putokaz: pokazuje gdje se još isplati pogledati.',
  'Ne moraš znati sve. Dovoljno je da danas znaš malo više nego jučer.',
  'Objasni nekome ono što si naučio i zapamtit ćeš dvaput bolje.',
  'Pitanje koje te zbunjuje obično je ono od kojega najviše naučiš.',
  'Odmor je dio učenja: mozak sprema dok ti ležiš.',
  'Zatvori bilježnicu i reci naglas što si zapamtio. To je najbolja vježba.',
]

/** The day's motivational sentence and its sponsor; their height is reserved until they are known. */
export function MotivationalLine() {
  const sponsor = useSponsor('motivationalSponsors')
  const today = useLocalToday()
  return (
    <figure className="grid min-h-44 content-center rounded-card bg-area-soft p-6 text-center sm:min-h-32">
      {today && (
        <>
          <p className="font-display text-2xl leading-snug font-bold text-balance">
            {ofTheDay(LINES, today)}
          </p>
          {sponsor && (
            <figcaption className="mt-2 text-sm text-muted">
              Sponzor misli dana:{' '}
              {sponsor.linkUrl ? (
                <a href={sponsor.linkUrl} rel="sponsored noopener" className="font-bold underline">
                  {sponsor.name}
                </a>
              ) : (
                <strong>{sponsor.name}</strong>
              )}
            </figcaption>
          )}
        </>
      )}
    </figure>
  )
}
