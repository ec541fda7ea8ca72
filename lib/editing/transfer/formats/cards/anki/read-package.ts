import { unzip, UnreadableUpload } from '@/lib/platform/archives/unzip'
import { MOST_ROWS, TOO_MANY_CARDS, type ReadUpload } from '../../model'
import { convertCards, isRefusedForFormat, isTooLong, type RawCard } from '../convert-cards'
import { readCollection, type AnkiCollection, type AnkiNoteType } from './collection'
import { pictureNamesIn, readPictures, withPictureAddresses } from './pictures'
import { renderCard, withoutUnseenParts } from './template'

/**
 * Database names, newest first: newer packages also hold an old database that only says “update”.
 */
const DATABASES = ['collection.anki21b', 'collection.anki21', 'collection.anki2']
const MEDIA = 'media'

/**
 * Limits of unpacking. A package may hold many recordings; only the cards are unpacked at first.
 */
const LIMITS = { files: 60_000, bytesEach: 100_000_000, bytesAll: 150_000_000 }

export const isAnkiPackage = (names: readonly string[]): boolean =>
  names.some((name) => DATABASES.includes(name))

/** Reads the cards of an Anki package: a deck (.apkg) or a whole collection (.colpkg). */
export async function readAnkiPackage(
  bytes: Uint8Array,
  names: readonly string[],
): Promise<Omit<ReadUpload, 'rows'>> {
  const database = DATABASES.find((name) => names.includes(name)) ?? ''
  const files = await unzip(bytes, LIMITS, (name) => name === database || name === MEDIA)
  const collection = await readCollection(files.get(database) ?? new Uint8Array(), files.get(MEDIA))
  const { cards, hasHints, used } = rawCards(collection)
  const isRead = ({ front, back }: RawCard) => !isTooLong(front) && !isTooLong(back)
  const wanted = new Set(
    cards.filter(isRead).flatMap(({ front, back }) => pictureNamesIn(front + back)),
  )
  const { embedded, addresses } = await readPictures(bytes, collection.media, wanted)
  const placed = cards.map((card) =>
    isRead(card)
      ? {
          ...card,
          front: withPictureAddresses(card.front, addresses),
          back: withPictureAddresses(card.back, addresses),
        }
      : card,
  )
  const finished = await convertCards(placed)
  const notes = [
    ...(finished.filter(isRefusedForFormat).length * 2 > finished.length ? [OTHER_FORM] : []),
    ...hiddenNotes(collection, used),
    ...(hasHints ? ['Savjeti (hint) na karticama nisu uvezeni.'] : []),
    ...(embedded.length ? [PICTURES] : []),
  ]
  return { format: 'anki', cards: finished, embedded, notes }
}

const OTHER_FORM =
  'Kartice ovoga špila ne stanu na Iskrine kako ih Anki pokazuje. Izvezi u Ankiju bilješke kao tekst (Notes in Plain Text), ostavi u datoteci samo dva stupca, prednju i stražnju stranu, i uvezi nju.'
const PICTURES =
  'Slike iz paketa nemaju opisa: nakon uvoza dopiši ih u knjižnici slika, za djecu koja ih ne vide.'

/** Non-empty fields that appear on a card, by note type. */
type Used = ReadonlyMap<string, ReadonlySet<string>>
type Raw = { cards: RawCard[]; hasHints: boolean; used: Used }

/** A collection's cards, rendered by their templates. */
function rawCards({ notes, cards, kinds }: AnkiCollection): Raw {
  if (notes.length > MOST_ROWS || cards.length > MOST_ROWS)
    throw new UnreadableUpload(TOO_MANY_CARDS)
  const ords = Map.groupBy(cards, ({ note }) => note)
  const byId = new Map(kinds.map((kind) => [kind.id, shownKind(kind)]))
  const usedOf = new Map(kinds.map(({ id }) => [id, new Set<string>()]))
  let [hasHints, signs] = [false, 0]
  const raw = notes.flatMap(({ id, kind: kindId, fields }, at): RawCard[] => {
    const kind = byId.get(kindId)
    const common = { line: at + 1, isHtml: true, warnings: [] }
    const [front = '', back = ''] = fields
    if (!kind) return [{ ...common, front, back, errors: ['Vrsta zapisa nije u paketu.'] }]
    if (kind.isCloze) return [{ ...common, front, back, errors: [GAPS(kind)] }]
    const own = (ords.get(id) ?? []).flatMap(
      ({ ord }) => kind.templates.find((one) => one.ord === ord) ?? [],
    )
    const byName = new Map(kind.fields.map((name, place) => [name, fields[place] ?? '']))
    if (!own.length) return [{ ...common, front, back, errors: ['Zapis u paketu nema kartica.'] }]
    return own.map((template) => {
      const { hasHint, used, ...sides } = renderCard(template, byName)
      hasHints ||= hasHint
      for (const name of used) usedOf.get(kindId)?.add(name)
      // A long template takes time to render even when its output is short.
      const filled = template.front.length + template.back.length
      signs += Math.max(filled, sides.front.length + sides.back.length)
      if (signs > MOST_SIGNS) throw new UnreadableUpload(TOO_MUCH)
      return { ...common, ...sides, errors: [] }
    })
  })
  return { cards: raw, hasHints, used: usedOf }
}

/** Most characters of all cards together, counting templates or rendered sides. */
const MOST_SIGNS = 30_000_000
const TOO_MUCH = 'Kartice u paketu imaju previše teksta. Izvezi iz Ankija manji špil.'

function shownKind(kind: AnkiNoteType): AnkiNoteType {
  const templates = kind.templates.map(({ ord, ...sides }) => {
    const [front, back] = [withoutUnseenParts(sides.front), withoutUnseenParts(sides.back)]
    if (front === null || back === null) throw new UnreadableUpload(TOO_MUCH)
    return { ord, front, back }
  })
  return { ...kind, templates }
}

const GAPS = ({ name }: AnkiNoteType) =>
  `Vrsta „${name}” (praznine, Cloze) ne postoji u Iskri. Napiši je kao pitanje i odgovor.`

/** Notes for the report about non-empty fields that no Anki card shows. */
function hiddenNotes({ notes, kinds }: AnkiCollection, used: Used): string[] {
  return kinds.flatMap((kind) => {
    if (kind.isCloze) return []
    const own = notes.filter((note) => note.kind === kind.id)
    const hidden = kind.fields.filter(
      (name, place) =>
        !used.get(kind.id)?.has(name) && own.some(({ fields }) => fields[place]?.trim()),
    )
    return hidden.length
      ? [
          `Polja koja ni Anki ne pokazuje na kartici nisu uvezena (${kind.name}): ${hidden.join(', ')}.`,
        ]
      : []
  })
}
