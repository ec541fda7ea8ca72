'use client'
import { removeRecord } from '@/components/platform/admin/record-calls'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import { UsesList, type Uses } from '@/components/content/media/images/uses-list'
import { soundPath } from '@/lib/platform/markdown/library-sounds'
import {
  createSoundContract,
  deleteSoundContract,
  readSoundContract,
  saveSoundContract,
  soundFormSchema,
  soundListContract,
} from '@/lib/content/media/sounds/contract'
import { currentSoundPath } from './model'
import { SoundPlayer } from './player'
import { SoundField } from './sound-field'
import { SoundPreview } from './sound-preview'

/** The admin's screen of the library of recordings. */
export function SoundsScreen() {
  return (
    <RecordsScreen
      list={{
        title: 'Snimke',
        list: soundListContract,
        nameOf: ({ name }) => name,
        create: 'Nova snimka',
        start: 'Dodaj prvu snimku. Zatim je možeš staviti u skriptu, pitanje ili karticu.',
        columns: [
          { id: 'name', header: 'Naziv', cell: ({ name }) => name, isSortable: true },
          {
            id: 'sound',
            header: 'Snimka',
            cell: (sound) => <SoundPlayer src={currentSoundPath(sound)} label={sound.name} />,
          },
          { id: 'alt', header: 'Što se čuje', cell: ({ alt }) => alt },
        ],
        actions: [
          {
            label: 'Obriši nekorištene',
            asks: 'Obrisati odabrane snimke koje se nigdje ne koriste?',
            run: (sound) => removeRecord(deleteSoundContract, sound),
          },
        ],
      }}
      form={{
        table: 'sounds',
        schema: soundFormSchema,
        calls: {
          read: readSoundContract,
          create: createSoundContract,
          save: saveSoundContract,
          remove: deleteSoundContract,
        },
        titleOf: (sound) => sound?.name ?? 'Nova snimka',
        fields: [
          {
            name: 'file',
            label: 'Snimka',
            hint: 'MP3 ili M4A, do 20 MB. Podaci o snimanju (tko, gdje, kada) brišu se. Zamijenjena snimka odmah je svugdje gdje se koristi.',
            kind: 'own',
            control: ({ value, ...rest }) => <SoundField value={String(value ?? '')} {...rest} />,
            toText: (value) => (value ? 'datoteka' : ''),
            show: (value) => (value ? <SoundPreview file={String(value)} /> : null),
          },
          { name: 'name', label: 'Naziv', hint: 'Po njemu je nalaziš u knjižnici.' },
          {
            name: 'alt',
            label: 'Što se čuje',
            kind: 'area',
            hint: 'Ime snimke za onoga tko ne vidi, i ono što ostaje na papiru. Ne smije odati odgovor na pitanje.',
          },
          {
            name: 'uses',
            label: 'Gdje se koristi',
            kind: 'own',
            control: ({ value, wiring }) => <UsesList id={wiring.id} {...(value as Uses)} />,
            toText: () => '',
          },
        ],
        valuesOf: (sound) => ({
          file: sound?.file ?? '',
          name: sound?.name ?? '',
          alt: sound?.alt ?? '',
          uses: {
            address: sound ? soundPath(sound.slug) : undefined,
            alt: sound?.alt ?? '',
            places: sound?.uses ?? [],
          },
        }),
      }}
    />
  )
}
