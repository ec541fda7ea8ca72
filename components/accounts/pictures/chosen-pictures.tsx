import { PICTURES, PICTURES_IN_PASSWORD, type PictureName } from '@/lib/accounts/pictures/model'
import { PictureIcon } from './picture-icon'

const PLACES = Array.from({ length: PICTURES_IN_PASSWORD }, (_, index) => index)

/** The pictures chosen so far in their places, and the empty places after them. */
export function ChosenPictures({ chosen }: { chosen: PictureName[] }) {
  const names = chosen.map((name) => PICTURES[name]).join(', ')
  return (
    <div className="flex gap-1.5">
      {PLACES.map((place) => {
        const name = chosen[place]
        return (
          <span
            key={place}
            className="grid size-11 place-items-center rounded-control border-2 border-dashed border-field data-chosen:border-solid data-chosen:border-link data-chosen:bg-surface"
            data-chosen={name && ''}
          >
            {name && <PictureIcon name={name} className="size-8" />}
          </span>
        )
      })}
      <span role="status" className="sr-only">
        {chosen.length > 0 && `Odabrano ${chosen.length} od ${PICTURES_IN_PASSWORD}: ${names}`}
      </span>
    </div>
  )
}
