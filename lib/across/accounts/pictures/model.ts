import { z } from 'zod'

/** Number of pictures in a picture password. Order matters and pictures may repeat. */
export const PICTURES_IN_PASSWORD = 4

/** The highest grade that may use picture passwords. */
export const PICTURES_UNTIL_GRADE = 4

/** Available pictures with their names, in grid order. */
export const PICTURES = {
  macka: 'mačka',
  puz: 'puž',
  riba: 'riba',
  ptica: 'ptica',
  sunce: 'sunce',
  mjesec: 'mjesec',
  zvijezda: 'zvijezda',
  kisobran: 'kišobran',
  cvijet: 'cvijet',
  palma: 'palma',
  jabuka: 'jabuka',
  sladoled: 'sladoled',
  kuca: 'kuća',
  auto: 'auto',
  brod: 'brod',
  balon: 'balon',
} as const

export type PictureName = keyof typeof PICTURES

export const PICTURE_NAMES = Object.keys(PICTURES) as PictureName[]

export const PICTURE_MESSAGES = {
  four: 'Treba odabrati četiri slike.',
  different: 'Treba odabrati barem dvije različite slike.',
  untilGrade: 'Slike su za učenike do 4. razreda.',
  orPassword: 'Dijete se prijavljuje ili lozinkom ili slikama.',
} as const

/** False when all pictures are equal, which anybody would guess first. */
export const areNotAllEqual = (pictures: readonly string[]): boolean => new Set(pictures).size > 1

/** Four pictures to compare with the stored ones. */
export const givenPicturesSchema = z
  .array(z.enum(PICTURE_NAMES, { error: PICTURE_MESSAGES.four }), { error: PICTURE_MESSAGES.four })
  .length(PICTURES_IN_PASSWORD, PICTURE_MESSAGES.four)

/** Four pictures of a new picture password. */
export const picturesSchema = givenPicturesSchema.refine(areNotAllEqual, PICTURE_MESSAGES.different)

export const pictureSecret = (pictures: readonly PictureName[]): string => pictures.join('-')
