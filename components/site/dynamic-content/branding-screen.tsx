'use client'
import { SingleRecord } from '@/components/platform/admin/single-record'
import { imageFormField } from '@/components/content/media/images/image-control'
import {
  brandingFields,
  readBrandingContract,
  saveBrandingContract,
} from '@/lib/site/dynamic-content/branding/contract'
import { SOCIAL_NETWORKS } from '@/lib/site/dynamic-content/model'

const NETWORKS = Object.keys(SOCIAL_NETWORKS) as (keyof typeof SOCIAL_NETWORKS)[]

const SOCIAL_FIELDS = NETWORKS.map((name) => ({
  name,
  label: SOCIAL_NETWORKS[name],
  hint: 'Poveznica u podnožju. Prazno: ne vidi se.',
}))

/** The admin's form of the site's name, icon, logo, home page picture and social networks. */
export function BrandingScreen() {
  return (
    <SingleRecord
      title="Izgled"
      read={readBrandingContract}
      input={{}}
      form={{
        table: 'site_branding',
        schema: brandingFields,
        calls: { save: saveBrandingContract },
        about:
          'Ime i znakovi stranice. Vide se u zaglavlju i podnožju svake stranice, na kartici preglednika i na početnoj.',
        fields: [
          { name: 'brandName', label: 'Ime stranice', hint: 'U zaglavlju i podnožju.' },
          imageFormField(
            'logo',
            'Logotip',
            'Prazno: iskra s imenom. Najbolje širok i nizak, na prozirnoj podlozi.',
          ),
          imageFormField(
            'icon',
            'Znak',
            'Prazno: iskra. Vidi se na kartici preglednika; najbolje kvadrat.',
          ),
          imageFormField('hero', 'Slika naslovnice', 'Prazno: crtež. Na početnoj stranici.'),
          {
            name: 'heroStyle',
            label: 'Okvir slike naslovnice',
            hint: 'Bez odabira slika nema okvir.',
            kind: 'choice',
            options: [
              { value: 'okvir', label: 'Zaobljeni okvir' },
              { value: 'krug', label: 'Krug' },
            ],
          },
          ...SOCIAL_FIELDS,
        ],
        valuesOf: (branding) => ({
          brandName: branding?.brandName ?? '',
          logo: branding?.logo ?? '',
          icon: branding?.icon ?? '',
          hero: branding?.hero ?? '',
          heroStyle: branding?.heroStyle ?? '',
          facebook: branding?.facebook ?? '',
          instagram: branding?.instagram ?? '',
          youtube: branding?.youtube ?? '',
        }),
      }}
    />
  )
}
