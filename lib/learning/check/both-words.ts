/**
 * Croatian words that differ from other Croatian words only by č ć š ž đ or by ije and je: typed,
 * they are no slips, whatever was meant. Common ones only; what is missing here can be taken for a
 * slip when the other word of the pair stands in the lesson.
 */
export const BOTH_WORDS: ReadonlySet<string> = new Set(
  `što naš vaš kuća kuće kući kuću reći često šuma šume šumi šumu baš čin vođa vođe među moći peći
  sto nas vas sam kuca kuce kuci kucu reci rijeci cesto cesta ceste cesti cestu suma sume sumi sumu
  sok soku masa mase masi masu koza koze kozi kozu kosa kose kosi kosu zar pas sila sile sili silu
  sala sale sali salu nos nosi nose kos kosa siti muci cin bas car cara vodi voda vode vodu medu
  plaće plače peci moci pica pice picu piće pite luci lici lice reda rede sud sude sudi ruci rucni
  luka luke lisice pisi sisa zelja zelje dug duga sarana tuci tuce vici vrsi zali zali mrak
  svijetlo svjetlo svijetla svjetla dijela djela dijelu djelu dijelom djelom sjena sijena sjeno
  sijeno umijeće umjeće bijeli bjeli vijesti vjesti slijedi sljedi lijepa ljepa vijek vjek
  sijedi sjedi sijede sjede sijeda sjeda`.split(/\s+/),
)
