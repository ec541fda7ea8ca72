import { z } from 'zod'
import { hasMisleadingSigns, hasUserInfo } from '@/lib/platform/markdown/safe-addresses'
import { SITE_LIMITS as MAX } from './limits'

const LIBRARY_IMAGE = '\\/slike\\/[\\w-]+'
/**
 * A file in `public`, or a library image in one width. API calls are excluded: none returns a
 * picture.
 */
const SITE_FILE = '\\/(?!api\\/)(?:[\\w-]+\\/)*[\\w-]+\\.(?:svg|png|webp|jpe?g|ico)'

/**
 * A picture of this site, or empty. The pages' security headers block pictures of other sites
 * (lib/platform/http/security-headers).
 */
export const ownPictureSchema = z
  .string()
  .trim()
  .max(MAX.address)
  .regex(
    new RegExp(`^(?:${LIBRARY_IMAGE}|${SITE_FILE})?$`),
    'Slika mora biti s ove stranice: /slike/… ili njezina datoteka.',
  )

/** An address of another site in an admin's form, or empty. */
export const webAddressSchema = z
  .string()
  .trim()
  .max(MAX.address)
  .refine(
    (address) => !hasMisleadingSigns(address),
    'Poveznica ima nevidljiv znak ili obrnutu kosu crtu.',
  )
  .refine((address) => !hasUserInfo(address), 'Poveznica ne smije imati ime ispred znaka @.')
  .regex(/^(https:\/\/[^\s/]+\.[^\s/]+\S*)?$/, 'Poveznica počinje s https://.')
