'use client'
import { useState } from 'react'
import { removeRecord } from '@/components/platform/admin/record-calls'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import { useQueryParams } from '@/components/platform/admin/use-query-params'
import { Button } from '@/components/ui/button'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { Picture } from '@/components/content/media/images/picture'
import {
  createImageContract,
  deleteImageContract,
  imageFormSchema,
  imageListContract,
  readImageContract,
  saveImageContract,
  type ImageRecord,
} from '@/lib/content/media/images/contract'
import { imagePath } from '@/lib/platform/markdown/library-images'
import { thumbnailPath, type CroppedPicture } from './model'
import { CroppedPictureField } from './cropped-picture-field'
import { PicturePreview } from './picture-preview'
import { UsesList, type Uses } from './uses-list'

const NewImagesDialog = lazyDialog(
  async () => (await import('./new-images-dialog')).NewImagesDialog,
)

/** The admin's screen of the image library. */
export function ImagesScreen() {
  const { record } = useQueryParams()
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="space-y-5">
      <RecordsScreen
        list={{
          title: 'Slike',
          list: imageListContract,
          nameOf: ({ name }) => name,
          create: 'Nova slika',
          start: 'Dodaj prvu sliku. Zatim je možeš staviti u skriptu, pitanje ili na stranicu.',
          columns: [
            { id: 'name', header: 'Naziv', cell: ({ name }) => name, isSortable: true },
            {
              id: 'picture',
              header: 'Slika',
              cell: (image) => (
                <Picture
                  loading="lazy"
                  src={thumbnailPath(image)}
                  alt=""
                  width={image.width}
                  height={image.height}
                  className="size-16 max-w-none rounded-control bg-sunken object-contain"
                />
              ),
            },
            { id: 'alt', header: 'Prikazuje', cell: ({ alt }) => alt },
            { id: 'size', header: 'Točaka', cell: ({ width, height }) => `${width} × ${height}` },
          ],
          actions: [
            {
              label: 'Obriši nekorištene',
              asks: 'Obrisati odabrane slike koje se nigdje ne koriste?',
              run: (image) => removeRecord(deleteImageContract, image),
            },
          ],
        }}
        form={{
          table: 'images',
          schema: imageFormSchema,
          calls: {
            read: readImageContract,
            create: createImageContract,
            save: saveImageContract,
            remove: deleteImageContract,
          },
          titleOf: (image) => image?.name ?? 'Nova slika',
          fields: [
            {
              name: 'picture',
              label: 'Slika',
              hint: 'JPEG, PNG ili WebP, do 20 MB. Zamijenjena slika odmah je svugdje gdje se koristi.',
              kind: 'own',
              control: ({ value, ...rest }) => (
                <CroppedPictureField value={(value ?? null) as CroppedPicture | null} {...rest} />
              ),
              toText: (value) => (value ? 'datoteka i izrez' : ''),
              show: (value) => (value ? <PicturePreview {...(value as CroppedPicture)} /> : null),
            },
            { name: 'name', label: 'Naziv', hint: 'Po njemu je nalaziš u knjižnici.' },
            {
              name: 'alt',
              label: 'Što slika prikazuje',
              kind: 'area',
              hint: 'Čita se umjesto slike. Ne smije odati odgovor na pitanje.',
            },
            {
              name: 'uses',
              label: 'Gdje se koristi',
              kind: 'own',
              control: ({ value, wiring }) => <UsesList id={wiring.id} {...(value as Uses)} />,
              toText: () => '',
            },
          ],
          valuesOf: (image) => ({
            picture: pictureOf(image) as CroppedPicture,
            name: image?.name ?? '',
            alt: image?.alt ?? '',
            uses: {
              address: image ? imagePath(image.slug) : undefined,
              alt: image?.alt ?? '',
              places: image?.uses ?? [],
            },
          }),
        }}
      />
      {!record && (
        <Button variant="secondary" onClick={() => setAdding(true)}>
          Pošalji više slika odjednom
        </Button>
      )}
      {isAdding && <NewImagesDialog onOpenChange={setAdding} />}
    </div>
  )
}

/** In the history, file and crop are separate fields. */
type Earlier = ImageRecord & Partial<CroppedPicture>

const pictureOf = (image: Earlier | null): CroppedPicture | null =>
  image && {
    file: image.file ?? image.picture.file,
    crop: image.crop === undefined ? image.picture.crop : image.crop,
  }
