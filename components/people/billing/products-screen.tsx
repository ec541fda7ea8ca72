'use client'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import {
  createContract,
  deleteContract,
  listContract,
  productFields,
  readContract,
  saveContract,
} from '@/lib/people/billing/products/contract'
import { durationLabel, includedRightsLabel } from '@/lib/people/billing/products/product-labels'
import { formatEuro } from '@/lib/platform/hr/euro'
import { PriceInput, textOfPrice } from './price-input'

const IS_ACTIVE = [
  { value: 'true', label: 'Nude se' },
  { value: 'false', label: 'Ne nude se' },
]

const offerWords = (one: { isActive: boolean; isWithheld: boolean }) =>
  one.isActive && one.isWithheld ? 'ne, AI model nije postavljen' : one.isActive ? 'da' : 'ne'

const DURATION_UNITS = [
  { value: 'day', label: 'dana' },
  { value: 'month', label: 'mjeseci' },
]

/** All products, on sale or not, for admins to edit. */
export function ProductsScreen() {
  return (
    <RecordsScreen
      list={{
        title: 'Proizvodi',
        start: 'Dodaj prvi proizvod: što daje, koliko dugo i po kojoj cijeni. Vidi se u cjeniku.',
        list: listContract,
        nameOf: ({ name }) => name,
        create: 'Novi proizvod',
        columns: [
          { id: 'name', header: 'Naziv', cell: ({ name }) => name, isSortable: true },
          { id: 'price', header: 'Cijena', cell: (one) => formatEuro(one.price), isSortable: true },
          { id: 'gift', header: 'Daje', cell: includedRightsLabel },
          {
            id: 'duration',
            header: 'Traje',
            cell: (one) => durationLabel(one.duration, one.durationUnit),
          },
          { id: 'position', header: 'Mjesto', cell: ({ position }) => position, isSortable: true },
          { id: 'isActive', header: 'Nudi se', cell: offerWords },
        ],
        filters: [{ name: 'isActive', label: 'U ponudi', options: IS_ACTIVE }],
      }}
      form={{
        table: 'products',
        schema: productFields,
        calls: {
          read: readContract,
          create: createContract,
          save: saveContract,
          remove: deleteContract,
        },
        titleOf: (product) => product?.name ?? 'Novi proizvod',
        fields: [
          { name: 'name', label: 'Naziv' },
          { name: 'description', label: 'Opis', kind: 'area', hint: 'Vidi se u cjeniku.' },
          {
            name: 'price',
            label: 'Cijena u eurima',
            hint: 'Npr. 12,90',
            kind: 'own',
            control: (control) => <PriceInput {...control} />,
            toText: textOfPrice,
          },
          { name: 'hasSubscription', label: 'Daje pretplatu', kind: 'tick' },
          { name: 'hasAi', label: 'Daje AI pomoćnika (5 pitanja na dan)', kind: 'tick' },
          { name: 'hasAiMax', label: 'Daje AI Max (200 pitanja na dan)', kind: 'tick' },
          { name: 'hasProfessor', label: 'Daje pitanja profesoru', kind: 'tick' },
          { name: 'duration', label: 'Traje', kind: 'number' },
          { name: 'durationUnit', label: 'Mjera', kind: 'choice', options: DURATION_UNITS },
          {
            name: 'position',
            label: 'Mjesto',
            hint: 'Prazno: novi proizvod dolazi na kraj.',
            kind: 'number',
          },
          {
            name: 'isActive',
            label: 'Nudi se',
            kind: 'tick',
            hint: 'Što se ne nudi, ne vidi se u cjeniku. Već aktivirano ostaje.',
          },
        ],
        valuesOf: (product) => ({
          name: product?.name ?? '',
          description: product?.description ?? '',
          price: product?.price ?? NaN,
          hasSubscription: product?.hasSubscription ?? true,
          hasAi: product?.hasAi ?? false,
          hasAiMax: product?.hasAiMax ?? false,
          hasProfessor: product?.hasProfessor ?? false,
          duration: product?.duration ?? 1,
          durationUnit: product?.durationUnit ?? 'month',
          position: product?.position,
          isActive: product?.isActive ?? true,
        }),
      }}
    />
  )
}
