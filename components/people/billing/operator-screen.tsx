'use client'
import { SingleRecord } from '@/components/platform/admin/single-record'
import {
  operatorFields,
  readOperatorContract,
  saveOperatorContract,
} from '@/lib/people/billing/operator/contract'
import { OPERATOR_LIMITS } from '@/lib/people/billing/operator/model'

/** The site's operator, who receives payments. */
export function OperatorScreen() {
  return (
    <SingleRecord
      title="Podaci o pružatelju"
      read={readOperatorContract}
      input={{}}
      form={{
        table: 'operators',
        schema: operatorFields,
        calls: { save: saveOperatorContract },
        about:
          'Tko pruža uslugu i na koji se račun plaća. Vidi se na uplatnicama i na pravnim stranicama. Za spremanje treba lozinka.',
        fields: [
          { name: 'legalName', label: 'Puni naziv', hint: 'Npr. Iskra d.o.o. za usluge' },
          {
            name: 'accountName',
            label: 'Vlasnik računa',
            hint: `Točno kako ga vodi banka, najviše ${OPERATOR_LIMITS.accountName} znakova. Banke uspoređuju ime s računom.`,
          },
          { name: 'address', label: 'Ulica i broj' },
          { name: 'city', label: 'Poštanski broj i mjesto', hint: 'Npr. 10000 Zagreb' },
          { name: 'iban', label: 'IBAN', hint: 'HR i 19 znamenki' },
          { name: 'oib', label: 'OIB', hint: 'Smije ostati prazno.' },
          {
            name: 'registration',
            label: 'Upis u registar',
            kind: 'area',
            hint: 'Sud ili ured, broj upisa, temeljni kapital. Smije ostati prazno.',
          },
          { name: 'representative', label: 'Odgovorna osoba', hint: 'Smije ostati prazno.' },
          { name: 'phone', label: 'Telefon', hint: 'Smije ostati prazno.' },
          {
            name: 'isActive',
            label: 'Narudžbe su otvorene',
            kind: 'tick',
            hint: 'Dok nisu, cjenik kaže da narudžbe počinju uskoro.',
          },
        ],
        valuesOf: (operator) => ({
          legalName: operator?.legalName ?? '',
          accountName: operator?.accountName ?? '',
          address: operator?.address ?? '',
          city: operator?.city ?? '',
          oib: operator?.oib ?? '',
          registration: operator?.registration ?? '',
          representative: operator?.representative ?? '',
          phone: operator?.phone ?? '',
          iban: operator?.iban ?? '',
          isActive: operator?.isActive ?? false,
        }),
      }}
    />
  )
}
