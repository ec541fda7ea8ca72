import { describe, expect, test } from 'vitest'
import { longSentences } from '@/lib/editing/authoring/rules/long-sentences'
import { pictureDescriptions } from '@/lib/editing/authoring/rules/picture-descriptions'
import { scriptLength } from '@/lib/editing/authoring/rules/script-length'
import { spelling } from '@/lib/editing/authoring/rules/spelling'
import { termsBeforeTheirLesson } from '@/lib/editing/authoring/rules/terms-before-their-lesson'
import { lessonWithText, remarksOf, seedLesson } from './seed-lessons'

const words = (count: number) => Array.from({ length: count }, () => 'riječ').join(' ')

describe('the length of a script', () => {
  test.each([
    [1, 79, true],
    [1, 80, false],
    [1, 160, false],
    [1, 161, true],
    [4, 299, true],
    [4, 450, false],
    [4, 451, true],
    [5, 299, true],
    [5, 300, false],
    [8, 550, false],
    [8, 551, true],
  ])('grade %i with %i words is named: %s', (grade, count, isNamed) => {
    const found = remarksOf(scriptLength, lessonWithText(grade, words(count)))
    expect(found).toHaveLength(isNamed ? 1 : 0)
  })

  test('lessons of the seed: a doubled script is named, their own are not', () => {
    const { script } = seedLesson('binarni-brojevi').lesson
    const doubled = seedLesson('binarni-brojevi', { script: `${script}\n\n${script}` })
    expect(remarksOf(scriptLength, doubled)).toEqual([
      expect.stringMatching(/^Skripta ima \d+ riječ[i]?, a za 5. razred treba ih od 300 do 550\.$/),
    ])
    expect(remarksOf(scriptLength, seedLesson('binarni-brojevi'))).toEqual([])
    expect(remarksOf(scriptLength, seedLesson('glas-slovo-rijec'))).toEqual([])
    expect(remarksOf(scriptLength, seedLesson('prosti-i-slozeni-brojevi'))).toEqual([])
  })

  test('formulas count as one word, pictures as none', () => {
    const script = `${words(299)} $1 + 2 + 3$\n\n![Slika s mnogo riječi](slika.svg)`
    expect(remarksOf(scriptLength, lessonWithText(5, script))).toEqual([])
  })
})

describe('long sentences', () => {
  // From lessons of the seed: geografska-mreza, kruzenje-vode-u-prirodi, binarni-brojevi.
  test.each([
    [
      5,
      '**Zapamti.** Geografska širina govori koliko je mjesto udaljeno od ekvatora prema sjeveru ili jugu, a geografska dužina koliko je udaljeno od početnog meridijana prema istoku ili zapadu.',
    ],
    [
      4,
      'Bijeli oblačić iznad lonca nije para, nego mnoštvo sitnih kapljica koje su nastale kad se para u hladnijem zraku zgusnula.',
    ],
    [
      5,
      'A ako svaki prst ima svoju vrijednost i ako je važno koji je prst ispružen, a koji savijen, jednom rukom možeš izbrojiti čak do 31.',
    ],
    [1, `${words(13)}.`],
    [2, `Evo. ${words(13)}.`],
    [8, `${words(25)}!`],
  ])('grade %i: %s', (grade, text) => {
    expect(remarksOf(longSentences, lessonWithText(grade, text))).toHaveLength(1)
  })

  test('the sentence is named by its beginning', () => {
    const text = `Kratko. Duga rečenica koja ima mnogo ${words(20)}.`
    expect(remarksOf(longSentences, lessonWithText(5, text))).toEqual([
      'Rečenica ima 25 riječi, a u 5. razredu najviše 22: „Duga rečenica koja ima mnogo riječ …”',
    ])
  })

  // From pisanje-c-i-c, djeljivost-s-2-5-i-10, mjerne-jedinice-za-duljinu-i-masu, godisnja-doba.
  test.each([
    [
      3,
      'S ć pišemo i riječi kojima kažemo što će tek biti: ja ću, ti ćeš, on će, mi ćemo, vi ćete, oni će.',
    ],
    [
      5,
      'Na koji broj otpada kad ih pišemo redom 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28 i 30?',
    ],
    [
      5,
      'Dekagram ima 10 g, pa je 30 dag isto što i 300 g. Vaga je u ravnoteži jer je zbroj masa 1000 g, a to je 1 kg.',
    ],
    [
      1,
      '![Četiri slike istoga stabla poredane u krug kako dolaze godišnja doba jedno za drugim.](s.svg)',
    ],
    [8, `${words(24)}.`],
    [5, `${words(20)} $1 + 2 + 3 + 4 + 5$.`],
  ])('grade %i is silent: %s', (grade, text) => {
    expect(remarksOf(longSentences, lessonWithText(grade, text))).toEqual([])
  })

  test('reasons may go into detail', () => {
    const reason = lessonWithText(5, `${words(40)}.`, { part: 'reason' })
    expect(remarksOf(longSentences, reason)).toEqual([])
  })
})

describe('spelling', () => {
  const misspelledIn = (text: string, passage = {}) =>
    remarksOf(spelling, lessonWithText(5, text, passage)).map((one) => /„(.+?)”/.exec(one)?.[1])

  // The sentences are of the seed, each with one fault: left out, changed or added letters.
  test.each([
    ['Na skolskom sportskom danu okupilo se 135 učenika.', 'skolskom'],
    ['Voditeljica mora odmah odlučiti: hoce li se igrati u parovima?', 'hoce'],
    ['Ostatak je 0, pa je broj 135 djeljiv brojem 5, a to je djelitej.', 'djelitej'],
    ['Svaka se desetica može bez ostatka podijelit na dvojkee.', 'dvojkee'],
    ['Duljina polupravca ne mjeri se, a polupravčem se ne računa.', 'polupravčem'],
    ['Zasto brojimo i djelitelje?', 'Zasto'],
    ['Što je najlijepše, svatko vidi drukčije.', 'najlijepše'],
    ['Zamjenu {n|jabuka|jabuke|jabuka} ne treba pisati, neg zamijeniti.', 'neg'],
    ['![Brojevna crta s istaknutim parnm brojevima](crta.svg)', 'parnm'],
  ])('%s', (text, word) => {
    expect(misspelledIn(text)).toEqual([word])
  })

  // From lessons of the seed, and cases of their own.
  test.each([
    'Iva i Tena tvrde da je Eratosten prije više od 2000 godina pronašao proste brojeve.',
    'Polovište dužine, sukuti i usporedni polupravci: 0,75 l je 75 stotnina litre.',
    'Otopina fenolftaleina postala je ljubičastocrvena, a lužnatija nije.',
    'Umjesto kolača pojedi pizzu u pizzeriji ili dva kroasana.',
    'Pridjevi na -ski, -čki i -ški pišu se malim slovom.',
    'Na engleskom se milijarda zove *billion*, a petlju pišemo `for i in range(5)`.',
    'Najljepše je dugačko $\\text{xyzq}$ i {=a*b} bombona: [[1]].',
    'U 12 dag ima 120 g, a 3 µm je malo, npr. manje od 1 mm.',
  ])('is silent: %s', (text) => {
    expect(misspelledIn(text)).toEqual([])
  })

  test('wrong answers may be misspelled, a word is named once, English is not read', () => {
    expect(misspelledIn('prozorčič', { part: 'answer', isWrong: true })).toEqual([])
    expect(misspelledIn('Prvi brojj. Drugi brojj.')).toEqual(['brojj'])
    expect(remarksOf(spelling, seedLesson('glagol-to-be'))).toEqual([])
  })

  test('words that are wrong on purpose are allowed in their lesson only', () => {
    const text = 'Djećak je obećao da će večeras donijeti kolaće i voče.'
    expect(misspelledIn(text)).toEqual(['Djećak', 'kolaće', 'voče'])
    expect(remarksOf(spelling, seedLesson('pisanje-c-i-c', { script: text }))).toEqual([])
  })
})

describe('terms before their lesson', () => {
  const early = (slug: string, script: string) =>
    remarksOf(termsBeforeTheirLesson, seedLesson(slug, { script }))

  test.each([
    [
      'podskup-i-jednaki-skupovi',
      'Skup čine svi brojevi koji su višekratnici broja 4.',
      'Pojam „višekratnik” objašnjava tek lekcija visekratnici-i-djelitelji.',
    ],
    [
      'skup-i-njegovi-elementi',
      'Na polupravcu su dvije točke.',
      'Pojam „polupravac” objašnjava tek lekcija polupravac-i-duzina.',
    ],
    [
      'kut-i-vrste-kutova',
      'Kutovi u mreži puta zovu se sukuti.',
      'Pojam „sukuti” objašnjava tek lekcija sukuti-i-vrsni-kutovi.',
    ],
  ])('%s: %s', (slug, script, sentence) => {
    expect(early(slug, script)).toContain(sentence)
  })

  test.each([
    // Explained on the spot, in an earlier lesson, in this one; everyday words; another sentence.
    [
      'skup-i-njegovi-elementi',
      'Dio pravca s krajem zove se **polupravac**. Polupravac nema kraja.',
    ],
    ['prosti-i-slozeni-brojevi', 'Višekratnici broja 4 nisu prosti.'],
    ['visekratnici-i-djelitelji', 'Višekratnik broja 4 je 8.'],
    ['skup-i-njegovi-elementi', 'Za sat vremena vidjet ćemo koliko je koraka do kruga.'],
    ['razlomak-kao-dio-cjeline', 'Dijelovi nisu jednaki. Brojnik je 3, a **brojnik** znaš.'],
    ['skup-i-njegovi-elementi', 'Skup je cjelina koju čini ono što smo u njega stavili.'],
  ])('%s is silent: %s', (slug, script) => {
    expect(early(slug, script)).toEqual([])
  })
})

describe('descriptions of pictures', () => {
  const described = (text: string, passage = {}) =>
    remarksOf(pictureDescriptions, lessonWithText(5, text, passage))

  test.each([
    ['![traka](figura:traka?dio=1&od=3)', {}],
    ['![](brojevna-crta.svg)', {}],
    ['![graf](graf.svg)', {}],
    ['![kut](/slike/kut)', { part: 'question' as const }],
    ['![](/slike/trokut)', { part: 'card' as const }],
  ])('%s %j', (text, passage) => {
    expect(described(text, passage)).toHaveLength(1)
  })

  test.each([
    ['![](figura:sat?h={h}&m={m})', { part: 'question' as const }],
    ['![](figura:traka?dio=1&od=3)', { part: 'reason' as const }],
    ['![](figura:vaga?lijevo=x;7&desno=19)', {}],
    ['![Traka od tri jednaka dijela, prvi je obojen](figura:traka?dio=1&od=3)', {}],
    ['![Brojevna crta od 0 do 20 s istaknutim parnim brojevima](brojevna-crta.svg)', {}],
    ['Bez slike.', {}],
  ])('is silent: %s %j', (text, passage) => {
    expect(described(text, passage)).toEqual([])
  })
})
