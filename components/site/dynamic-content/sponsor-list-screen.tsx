'use client'
import type { ReactNode } from 'react'
import type { FormContracts } from '@/components/platform/admin/model'
import {
  saveBestFriendsContract,
  saveFriendsContract,
  saveMotivationalSponsorsContract,
  savePromoSponsorsContract,
  saveSlotContract,
  type ListRecord,
} from '@/lib/site/dynamic-content/lists/contract'
import { listContract } from '@/lib/site/dynamic-content/sponsors/contract'
import { LIST_MAX } from '@/lib/site/dynamic-content/limits'
import type { SponsorListName } from '@/lib/site/dynamic-content/model'
import { SiteListScreen } from './site-list-screens'
import { listItemName } from './picks'

type Save = FormContracts<ListRecord>['save']

/** Where each list is shown, and the request that saves it. */
const LISTS: Record<SponsorListName, { about: string; save: Save }> = {
  bestFriends: {
    about: 'Premium pokrovitelji. Vide se prvi i najveći, među prijateljima stranice.',
    save: saveBestFriendsContract,
  },
  friends: {
    about: 'Redovni pokrovitelji. Vide se među prijateljima stranice, iza najboljih.',
    save: saveFriendsContract,
  },
  promoSponsors: {
    about: 'Pokrovitelji akcija i nagradnih igara. Vide se uz njih.',
    save: savePromoSponsorsContract,
  },
  motivationalSponsors: {
    about: 'Pokrovitelji poruka ohrabrenja. Vide se uz njih.',
    save: saveMotivationalSponsorsContract,
  },
  kwizSponsor: slot('u kvizu'),
  cardsSponsor: slot('u karticama'),
  spajalicaSponsor: slot('u spajalici, pomoćniku za učenje'),
  scriptSponsor: slot('u skripti'),
  testSponsor: slot('u testu'),
}

function slot(place: string): { about: string; save: Save } {
  return {
    about: `Mjesto za jednog pokrovitelja ${place}. Svaki dan vidi se sljedeći s popisa.`,
    save: saveSlotContract,
  }
}

/** The admin's form of one list or slot of sponsors. */
export function SponsorListScreen({ list, above }: { list: SponsorListName; above: ReactNode }) {
  const { about, save } = LISTS[list]
  const isSlot = save === saveSlotContract
  return (
    <SiteListScreen
      {...{ list, above }}
      about={about}
      hint="Traži partnera po nazivu i dodaj ga. Novi se upisuje pod „Svi partneri”."
      save={isSlot ? { ...save, path: `/dynamic-content/slots/${list}` } : save}
      field={isSlot ? 'sponsors' : list}
      choices={listContract}
      nameOf={listItemName}
      max={LIST_MAX.sponsors}
    />
  )
}
