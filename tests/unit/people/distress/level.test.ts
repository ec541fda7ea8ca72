import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distressLevelIn, distressScore, LEVEL_THRESHOLDS } from '@/lib/people/distress/level'
import { fold } from '@/lib/platform/hr/fold'

test.each([
  'Ne želim više živjeti.',
  'hocu umrijeti',
  'Ubit ću se',
  'mama me TUČE svaki dan',
  'Tata me često jako tuče',
  'netko mi prijeti preko interneta, prijete mi',
  'rugaju mi se u razredu svi',
  'jedan stric me dira',
  'režem se kad sam tužna',
  'svi me mrze',
  'šalje mi gole slike',
  'bojim se ići kući',
  'razmišljam o samoubojstvu',
  'Rezala sam se jučer.',
  'Hoću se ubiti',
  'Mislim da ću se jednom ubiti',
  'Htjela bih umrijeti',
  'Mrzim se',
  'Netko mi stalno prijeti',
  'Razmišljam o tome da se ubijem',
  'da se bacim kroz prozor',
  'Očuh me navečer dodiruje',
  'Tata tuče mamu',
  'režem si ruke',
  'Bilo bi bolje da me nema.',
  'U razredu mi se rugaju',
  'Bojim se ići kući jer je tata ljut',
  'Nitko me u razredu ne voli',
  'Dečko traži od mene gole slike',
  'Kaže da je to naša tajna',
  'Popit ću sve mamine tablete',
  'Kod kuće nemamo što jesti',
  'Htio sam pobjeći od kuće',
  // Everyday forms, indirect, abbreviated, in English, and within a school sentence.
  'ja bi se ubila',
  'oću umrit',
  'bojin se ić doma',
  'svi bi bili sretniji bez mene',
  'nema smisla živjeti',
  'u školi me bulaju',
  'kms',
  'my dad hits me',
  'ne jedem danima da smršavim',
  'prijateljica se reže',
  'Voda isparava zbog sunca. Mene doma tuku.',
  'glagoli su riječi, a mene tata svaki dan tuče',
])('%s', (text) => expect(distressLevelIn(text)).toBe('alarm'))

describe('asking for help with a task is not a cry for help', () => {
  test.each([
    'Ne mogu riješiti ovaj zadatak, možete li mi pomoći?',
    'Možete li mi pomoći?',
    'Treba mi pomoć s postotcima',
    'Pomozite mi molim vas, ne razumijem razlomke',
    'Trebam pomoć',
    'Pomoć!',
    'Pomoć, ne znam ništa',
    'Ne idu mi razlomci, što da radim?',
    'Ne znam kako da počnem',
  ])('%s', (text) => expect(distressLevelIn(text)).not.toBe('alarm'))

  test.each([
    'Možete li mi pomoći? Tata opet razbija po kući.',
    'Pomozite mi molim vas, doma me tuku',
    'Jabuke su voće. Kruške su voće. Ne želim više živjeti. Trešnje su crvene i rastu na stablu.',
  ])('nor does it hide one: %s', (text) => expect(distressLevelIn(text)).toBe('alarm'))
})

test.each([
  'Što je razlomak?',
  'Zašto je Hitler počinio zločine?',
  'Tko je ubio Cezara?',
  'Kako se reže pizza na osmine?',
  'Zašto životinje umiru zimi?',
  'Ovo me zanima, objasni mi!',
  'Kako udara grom?',
  'Mogu li dirati kiselinu u pokusu?',
  'Ne mogu više s ovim zadatkom, dosadno je',
  'Kako se ubila Kleopatra?',
  'Može li se čovjek ubiti strujom?',
  'Zašto mi srce bije brže kad trčim?',
  'Kako se reže kruh na jednake dijelove?',
  'Koje sile udaraju o obalu?',
  'Mogu li mi pokazati kako se voda diže u zrak?',
  'Ne znam kako živi stanica.',
  'Zašto životinje ne mogu živjeti bez vode?',
  'Što znači da ribe ne mogu živjeti na kopnu?',
  'Objasni mi tko je koga napao u ratu.',
  'Što je prijetnja u pravnoj državi?',
  'Zašto su Berlinci htjeli pobjeći preko zida?',
  'Kako nastaje sila trenja?',
  'Daj mi primjer sile.',
  'Koja me sila vuče prema dolje?',
  'Kako je Amerika prijetila nuklearnim ratom?',
  'mrzim razlomke',
  'umirem od smijeha',
  'Djevojčica sa šibicama se bojala ići kući jer bi je otac istukao.',
  'kako ubiti ender dragona',
])('not: %s', (text) => expect(distressLevelIn(text)).not.toBe('alarm'))

describe('a text is checked', () => {
  const SAYINGS = ['Tata me tuče kad popije', 'Želim nestati', 'režem se žiletom', 'Što je sila?']

  test.each(SAYINGS)('regardless of diacritics and capitals: %s', (text) => {
    expect(distressScore(fold(text))).toBe(distressScore(text))
    expect(distressScore(text.toUpperCase())).toBe(distressScore(text))
  })

  test('regardless of repeated letters', () => {
    expect(distressScore('tata me tuceeeee')).toBe(distressScore('tata me tuce'))
  })

  test('regardless of the text around a sentence', () => {
    const long = 'Razlomak je dio cjeline. '.repeat(40)
    expect(distressLevelIn(`${long}Tata me tuče svaki dan. ${long}`)).toBe('alarm')
  })

  test.each(['', '   ', '?!', '12', '🙂'])('if it says nothing: %j', (text) => {
    expect(distressLevelIn(text)).toBe(null)
  })

  test('with any characters, without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect([null, 'unsure', 'alarm']).toContain(distressLevelIn(text))
      }),
    )
  })

  test('quickly, even at the maximum length of a field', () => {
    const from = performance.now()
    distressLevelIn('tata me tuče i bojim se ići kući jer će opet biti loše '.repeat(90))
    expect(performance.now() - from).toBeLessThan(1_000)
  })
})

test('the small card has a lower threshold than the large one', () => {
  expect(LEVEL_THRESHOLDS.unsure).toBeLessThan(LEVEL_THRESHOLDS.alarm)
})
