import { expect, describe, test } from 'vitest'
import { readCollection } from '@/lib/editing/transfer/formats/cards/anki/collection'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import {
  BASIC_NOTE_TYPE,
  sqliteBytes,
  newPackage,
  oldPackage,
  REVERSED_NOTE_TYPE,
} from '@/tests/support/anki-packages'
import { zipOf } from '@/tests/support/packages'

const PNG = new Uint8Array(Buffer.from('89504e470d0a1a0a0000', 'hex'))

const deck = {
  kinds: [
    BASIC_NOTE_TYPE,
    REVERSED_NOTE_TYPE,
    { name: 'Praznine', isCloze: true, fields: ['Tekst'], templates: [] },
    {
      name: 'Riječ',
      fields: ['Riječ', 'Značenje', 'Primjer', 'Izvor', 'Savjet'],
      templates: [
        [
          '<style>.card{color:red}</style>{{Riječ}}{{hint:Savjet}}',
          '{{Riječ}}<hr id="answer">{{Značenje}}{{#Primjer}}<div>npr. {{Primjer}}</div>{{/Primjer}}{{^Primjer}} <i>bez primjera</i>{{/Primjer}}',
        ] as [string, string],
      ],
    },
  ],
  notes: [
    { kind: 0, fields: ['pas', 'dog'] },
    {
      kind: 0,
      fields: ['<b>Koliko</b> je &frac12; od 3&nbsp;&lt;&nbsp;4?', '\\(\\frac{3}{2}\\)<br>ili 1,5'],
    },
    {
      kind: 0,
      fields: ['Koja je ovo zastava?<img src="zastava%20hr.png">', 'Hrvatska [sound:hr.mp3]'],
    },
    { kind: 0, fields: ['Koji je ovo crtež?<img src="crtez.svg">', 'krug'] },
    { kind: 0, fields: ['[sound:ptica.mp3]', 'slavuj'] },
    { kind: 1, fields: ['mačka', 'cat'] },
    { kind: 1, fields: ['samo ovako', 'one way'], cards: [0] },
    { kind: 2, fields: ['Glavni grad je {{c1::Zagreb}}.'] },
    { kind: 3, fields: ['grad', 'town', 'Živim u gradu.', 'rječnik', 'počinje na t'] },
    { kind: 3, fields: ['selo', 'village', '', '', ''] },
  ],
  media: { 'zastava hr.png': PNG, 'crtez.svg': Buffer.from('<svg/>') },
}

const ONE_LINE = 'Kartica stoji u jednom retku: gdje je bio prijelom, sad je razmak ili kosa crta.'
const FLAG = /^Koja je ovo zastava\?!\[slika\]\(\/slike\/zastava-hr-[0-9a-f]{8}\)$/

describe('cards of an Anki package, with a report of what is not imported', () => {
  test.each<[string, Uint8Array]>([
    ['of an old Anki', oldPackage(deck)],
    ['of Anki 2.1', oldPackage(deck, 'collection.anki21')],
    ['of a new Anki', newPackage(deck)],
  ])('%s', async (_, bytes) => {
    const { format, cards, rows, notes, embedded } = await readUpload(bytes)
    expect([format, rows]).toEqual(['anki', []])
    expect(embedded).toEqual([
      expect.objectContaining({ kind: 'image', name: 'zastava hr.png', bytes: PNG }),
    ])
    expect(notes).toEqual([
      'Polja koja ni Anki ne pokazuje na kartici nisu uvezena (Riječ): Izvor.',
      'Savjeti (hint) na karticama nisu uvezeni.',
      expect.stringContaining('Slike iz paketa nemaju opisa'),
    ])
    const short = cards.map(({ front, back, errors, warnings }) =>
      errors.length ? [front, ...errors, ...warnings] : [front, back, ...warnings],
    )
    expect(short).toEqual([
      ['pas', 'dog'],
      ['**Koliko** je ½ od 3 < 4?', '$\\frac{3}{2}$ / ili 1,5', ONE_LINE],
      [expect.stringMatching(FLAG), 'Hrvatska', 'Zvuk „hr.mp3” nije uvezen.'],
      [
        'Koji je ovo crtež?',
        'Na prednjoj je strani slika koja se ne može uvesti, a bez nje kartica nema smisla.',
        'Slika „crtez.svg” nije uvezena.',
      ],
      ['', 'Obje strane kartice moraju imati tekst.', 'Zvuk „ptica.mp3” nije uvezen.'],
      ['mačka', 'cat'],
      ['cat', 'mačka'],
      ['samo ovako', 'one way'],
      [
        'Glavni grad je {{c1::Zagreb}}.',
        'Vrsta „Praznine” (praznine, Cloze) ne postoji u Iskri. Napiši je kao pitanje i odgovor.',
      ],
      ['grad', 'town / npr. Živim u gradu.', ONE_LINE],
      ['selo', 'village *bez primjera*'],
    ])
  })
})

test('a field that no card of the deck shows is reported', async () => {
  const back =
    '{{Riječ}}<hr id="answer">{{#Boje}}{{Boje}}{{/Boje}}{{^Boje}}{{Prijevod}}{{/Boje}}{{hint:Savjet}}'
  const kind = {
    name: 'Izraz',
    fields: ['Riječ', 'Prijevod', 'Boje', 'Savjet', 'Prazno'],
    templates: [['{{Riječ}}', back] as [string, string]],
  }
  const deckOf = (...notes: string[][]) =>
    oldPackage({ kinds: [kind], notes: notes.map((fields) => ({ kind: 0, fields })) })
  const HINTS = 'Savjeti (hint) na karticama nisu uvezeni.'
  const { notes, cards } = await readUpload(deckOf(['pas', 'dog', '<b>hound</b>', 'laje', '']))
  expect(cards).toMatchObject([{ back: '**hound**', errors: [] }])
  expect(notes).toEqual([
    'Polja koja ni Anki ne pokazuje na kartici nisu uvezena (Izraz): Prijevod.',
    HINTS,
  ])
  const both = await readUpload(
    deckOf(['pas', 'dog', '<b>hound</b>', 'laje', ''], ['mačka', 'cat', '', '', '']),
  )
  expect(both.notes).toEqual([HINTS])
})

describe('cards that Anki shows in an unsupported form', () => {
  const ADVICE =
    'Kartice ovoga špila ne stanu na Iskrine kako ih Anki pokazuje. Izvezi u Ankiju bilješke kao tekst (Notes in Plain Text), ostavi u datoteci samo dva stupca, prednju i stražnju stranu, i uvezi nju.'
  const LONG = 'rječnik '.repeat(200)
  const TABLE = '<table><tr><td>ja</td><td>sam</td></tr></table>'
  const deckOf = (...backs: string[]) =>
    oldPackage({
      kinds: [BASIC_NOTE_TYPE],
      notes: backs.map((back, at) => ({ kind: 0, fields: [`riječ ${at}`, back] })),
    })

  test.each([
    [
      LONG,
      'Strana kartice je preduga: ima 1599 znakova, a stane ih 1000. Skrati je ili podijeli na više kartica.',
    ],
    [
      LONG.repeat(8),
      'Strana kartice je preduga: stane 1000 znakova. Skrati je ili podijeli na više kartica.',
    ],
    [
      TABLE,
      'Tablica ili više redaka koda ne stanu na karticu. Napiši ih kao jedan redak ili podijeli na više kartica.',
    ],
  ])('are rejected with advice: %.20s', async (back, why) => {
    const { cards, notes } = await readUpload(deckOf(back, 'kratko'))
    expect(cards.map(({ errors }) => errors)).toEqual([[why], []])
    expect(notes).toEqual([])
  })

  test('suggest another export when most of the deck is affected', async () => {
    expect((await readUpload(deckOf(LONG, TABLE, 'kratko'))).notes).toEqual([ADVICE])
  })
})

const SENTENCE = /Paket Ankija ne može se pročitati/

describe('an invalid or harmful package', () => {
  const packed = (database: Uint8Array | string) =>
    zipOf({ 'collection.anki2': database, media: '{}' })

  test.each<[string, Uint8Array]>([
    ['text', packed('nije baza')],
    ['a database of something else', packed(sqliteBytes('create table x (a)'))],
    [
      'notes that are a view',
      packed(
        sqliteBytes(
          'create table cards (nid, ord); create view notes as select 1 id, 2 mid, 3 flds',
        ),
      ),
    ],
    ['half of one', packed(sqliteBytes('create table notes (id, mid, flds)').subarray(0, 5_000))],
    [
      'kinds that are no JSON',
      packed(
        sqliteBytes(
          "create table notes (id, mid, flds); create table cards (nid, ord); create table col (models); insert into col values ('{')",
        ),
      ),
    ],
  ])('%s is rejected with a message', async (_, bytes) => {
    await expect(readUpload(bytes)).rejects.toThrow(SENTENCE)
  })

  const LONG = `
    create table cards (nid, ord);
    create table notes (id integer primary key, mid,
      flds generated always as (printf('%.*c', 30000000, 'x')) virtual);
    insert into notes (id, mid) values (1, 1), (2, 1);`

  test('with more text than cards can have is rejected', async () => {
    await expect(readUpload(packed(sqliteBytes(LONG)))).rejects.toThrow(SENTENCE)
  })

  test('with an endlessly repeated long field is rejected, using little memory', async () => {
    const front = '{{Lice}}'.repeat(10_000)
    const kinds = [{ ...BASIC_NOTE_TYPE, templates: [[front, front] as [string, string]] }]
    const notes = Array.from({ length: 400 }, () => ({
      kind: 0,
      fields: ['x'.repeat(5_000), ''],
    }))
    const before = process.memoryUsage.rss()
    await expect(readUpload(oldPackage({ kinds, notes }))).rejects.toThrow(/previše teksta/)
    expect(process.memoryUsage.rss() - before).toBeLessThan(400_000_000)
  })

  test.each([
    '<img ',
    '<hr ',
    '<!-- ',
    '<style> ',
    '[latex] ',
    '[$] ',
    '<anki-mathjax> ',
    '{{#Lice}} ',
  ])('texts and templates full of %s do not block the server', async (piece) => {
    const text = piece.repeat(100_000 / piece.length)
    const templates = Array.from({ length: 6 }, (): [string, string] => [text, text])
    const short = piece.repeat(29_000 / piece.length)
    const fields = [text, short].flatMap((front) => Array.from({ length: 3 }, () => [front, 'da']))
    const kinds = [BASIC_NOTE_TYPE, { ...BASIC_NOTE_TYPE, templates }]
    const notes = fields.map((of) => ({ kind: 0, fields: of }))
    const bytes = oldPackage({ kinds, notes: [...notes, { kind: 1, fields: ['x', 'y'] }] })
    const before = performance.now()
    const { cards } = await readUpload(bytes)
    expect(performance.now() - before).toBeLessThan(5_000)
    expect(cards.filter(({ errors }) => !errors.length)).toEqual([])
  })

  test('that takes too long is stopped', async () => {
    const before = performance.now()
    const bytes = sqliteBytes('create table notes (id, mid, flds)')
    await expect(readCollection(bytes, undefined, 1)).rejects.toThrow(SENTENCE)
    expect(performance.now() - before).toBeLessThan(5_000)
  })

  test('more cards than a file may hold are rejected', async () => {
    const notes = Array.from({ length: 5_001 }, (_, at) => ({ kind: 0, fields: [`${at}`, 'x'] }))
    await expect(readUpload(oldPackage({ kinds: [BASIC_NOTE_TYPE], notes }))).rejects.toThrow(
      /više od 5000 kartica/,
    )
  })
})
