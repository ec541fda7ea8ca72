import { fold } from '../fold'

/** Roots and what a dictionary lists apart from them, of words that pupils use. */
const FORMS: Record<string, string> = {
  čovjek: 'ljudi',
  dijete: 'djeca djece djeci djecu djecom dijeta djeteta djetetu djetetom',
  oko: 'oka oči očima',
  uho: 'uši ušiju ušima',
  brat: 'braća',
  otac: 'očev oče',
  kći: 'kćer kćeri',
  mati: 'mater matere materi',
  san: 'snovi',
  misao: 'misli',
  mozak: 'mozga mozgu mozgom',
  rog: 'rozi',
  vuk: 'vuci vuče',
  list: 'lišće lišća',
  korijen: 'korijenje',
  kost: 'kostiju',
  drvo: 'drveta drvetu drvetom',
  pleme: 'plemena plemenu plemenom plemenima',
  pile: 'pilići pilića pilićima pilad',
  tele: 'telad',
  čudo: 'čudesa',
  nebo: 'nebesa',
  snijeg: 'snjegovi snjegova',
  dobar: 'bolji dobri',
  loš: 'gori lošiji',
  velik: 'veći veliki',
  malen: 'mali manji',
  ići: 'išao',
  moći: 'moć može možete mogao mogu moglo mogla možemo',
  moguć: 'mogući',
  htjeti: 'hoće hoću htjela htjeli htjelo',
  sav: 'svi sva sve sviti',
  dio: 'dijelova dijela dijelovi dijelovima',
  zemlja: 'zemalja',
  turčin: 'turaka turci turcima',
  gospodin: 'gospoda',
  širok: 'širi',
  težak: 'teži',
  lak: 'lakši lagan',
  kratak: 'kraći',
  visok: 'viši',
  nizak: 'niži',
  dug: 'duži dulji dugačak',
  jak: 'jači',
  mlad: 'mlađi',
  dubok: 'dublji',
  brz: 'brži',
  tih: 'tiši',
  uzak: 'uži',
  blizak: 'bliži',
  sladak: 'slađi slatki',
  gladak: 'glatki',
  bijel: 'bjelji',
  debeo: 'deblji',
  tanak: 'tanji',
  lijep: 'ljepši',
  živ: 'življi',
}

/** What the dictionary lists apart from its root, by itself. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries(FORMS).flatMap(([root, forms]) =>
    [root, ...forms.split(' ')].map((form) => [form, root]),
  ),
)

/** The same for words without their marks. */
export const IRREGULAR_FOLDED: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR].map(([form, root]) => [fold(form), root]),
)
