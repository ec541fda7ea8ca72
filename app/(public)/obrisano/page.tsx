import { GoneScreen } from '@/components/layout/not-found-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Stranica je uklonjena')

/** Answers for every page that was deleted, with a status of 410 (lib/http/known-addresses). */
export default GoneScreen
