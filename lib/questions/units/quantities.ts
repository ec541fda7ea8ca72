/** Factor to the base unit (a decimal or a quotient), symbol, other spellings and words. */
type UnitRow = readonly [factor: string, symbol: string, ...names: string[]]
type Quantity = {
  /** Nominative: „traži se duljina”. */
  is: string
  /** Accusative: „jedinica mjeri duljinu”. */
  measures: string
  units: readonly UnitRow[]
}

const quantity = (is: string, measures: string, ...units: UnitRow[]): Quantity => ({
  is,
  measures,
  units,
})

/**
 * Quantities and units of primary school. kB, MB and GB count by 1024, as textbooks of
 * Informatika do. Temperatures are not converted (°C and K have no common zero), so each has its
 * own quantity.
 */
export const QUANTITIES = {
  length: quantity(
    'duljina',
    'duljinu',
    ['1', 'm', 'metar', 'metra', 'metara'],
    ['0.1', 'dm', 'decimetar', 'decimetra', 'decimetara'],
    ['0.01', 'cm', 'centimetar', 'centimetra', 'centimetara'],
    ['0.001', 'mm', 'milimetar', 'milimetra', 'milimetara'],
    ['0.000001', 'µm', 'um', 'mikrometar', 'mikrometra', 'mikrometara'],
    ['1000', 'km', 'kilometar', 'kilometra', 'kilometara'],
  ),
  area: quantity(
    'površina',
    'površinu',
    ['1', 'm²', 'kvadratni metar', 'kvadratna metra', 'kvadratnih metara'],
    ['0.01', 'dm²', 'kvadratnih decimetara'],
    ['0.0001', 'cm²', 'kvadratni centimetar', 'kvadratna centimetra', 'kvadratnih centimetara'],
    ['0.000001', 'mm²', 'kvadratnih milimetara'],
    ['100', 'a', 'ar', 'ara', 'ari'],
    ['10000', 'ha', 'hektar', 'hektara'],
    ['1000000', 'km²', 'kvadratnih kilometara'],
  ),
  volume: quantity(
    'obujam',
    'obujam',
    ['1', 'l', 'litra', 'litre', 'litara'],
    ['0.1', 'dl', 'decilitar', 'decilitra', 'decilitara'],
    ['0.01', 'cl', 'centilitar', 'centilitra', 'centilitara'],
    ['0.001', 'ml', 'mililitar', 'mililitra', 'mililitara'],
    ['100', 'hl', 'hektolitar', 'hektolitra', 'hektolitara'],
    ['1', 'dm³', 'kubnih decimetara'],
    ['1000', 'm³', 'kubni metar', 'kubna metra', 'kubnih metara'],
    ['0.001', 'cm³', 'kubni centimetar', 'kubna centimetra', 'kubnih centimetara'],
    ['0.000001', 'mm³', 'kubnih milimetara'],
  ),
  mass: quantity(
    'masa',
    'masu',
    ['1', 'kg', 'kilogram', 'kilograma', 'kila'],
    ['0.01', 'dag', 'dekagram', 'dekagrama', 'deka'],
    ['0.001', 'g', 'gram', 'grama', 'gr'],
    ['0.000001', 'mg', 'miligram', 'miligrama'],
    ['1000', 't', 'tona', 'tone'],
  ),
  time: quantity(
    'vrijeme',
    'vrijeme',
    ['1', 's', 'sek', 'sekunda', 'sekunde', 'sekundi'],
    ['0.001', 'ms', 'milisekunda', 'milisekunde', 'milisekundi'],
    ['60', 'min', 'minuta', 'minute', 'minuti'],
    ['3600', 'h', 'sat', 'sata', 'sati'],
    ['86400', 'dan', 'd', 'dana'],
    ['604800', 'tjedan', 'tjedna', 'tjedana'],
  ),
  years: quantity(
    'broj godina',
    'godine',
    ['12', 'god', 'godina', 'godine', 'godinu'],
    ['1', 'mj', 'mjesec', 'mjeseca', 'mjeseci'],
    ['120', 'desetljeće', 'desetljeća'],
    ['1200', 'stoljeće', 'st', 'stoljeća'],
    ['12000', 'tisućljeće', 'tisućljeća'],
  ),
  speed: quantity(
    'brzina',
    'brzinu',
    ['1', 'm/s'],
    ['1/3.6', 'km/h', 'kmh', 'km/sat', 'km na sat'],
    ['1000', 'km/s'],
    ['0.01', 'cm/s'],
    ['1/60', 'm/min'],
  ),
  acceleration: quantity('ubrzanje', 'ubrzanje', ['1', 'm/s²']),
  angle: quantity(
    'kut',
    'kut',
    ['1', '°', 'stupanj', 'stupnja', 'stupnjeva'],
    ['1/60', "'", 'kutnih minuta'],
    ['1/3600', '"', "''", 'kutnih sekundi'],
  ),
  temperature: quantity(
    'temperatura u Celzijevim stupnjevima',
    'temperaturu u Celzijevim stupnjevima',
    ['1', '°C', 'C', '°', 'stupanj', 'stupnja', 'stupnjeva', 'stupnjeva Celzija'],
  ),
  absoluteTemperature: quantity('termodinamička temperatura', 'termodinamičku temperaturu', [
    '1',
    'K',
    'kelvin',
    'kelvina',
  ]),
  share: quantity(
    'postotak',
    'postotak',
    ['0.01', '%', 'posto', 'postotaka'],
    ['0.001', '‰', 'promila'],
  ),
  money: quantity(
    'iznos novca',
    'novac',
    ['1', '€', 'eur', 'euro', 'eura', 'euri'],
    ['0.01', 'c', 'cent', 'centa', 'centi', 'ct'],
  ),
  force: quantity(
    'sila',
    'silu',
    ['1', 'N', 'njutn', 'njutna', 'newton'],
    ['1000', 'kN'],
    ['0.001', 'mN'],
  ),
  pressure: quantity(
    'tlak',
    'tlak',
    ['1', 'Pa', 'N/m²', 'paskal', 'paskala'],
    ['100', 'hPa', 'mbar'],
    ['1000', 'kPa'],
    ['1000000', 'MPa'],
    ['100000', 'bar', 'bara'],
    ['10000', 'N/cm²'],
  ),
  energy: quantity(
    'energija',
    'energiju',
    ['1', 'J', 'Ws', 'džul', 'džula'],
    ['1000', 'kJ'],
    ['1000000', 'MJ'],
    ['3600', 'Wh'],
    ['3600000', 'kWh'],
  ),
  power: quantity(
    'snaga',
    'snagu',
    ['1', 'W', 'vat', 'vata', 'J/s'],
    ['0.001', 'mW'],
    ['1000', 'kW'],
    ['1000000', 'MW'],
  ),
  voltage: quantity(
    'napon',
    'napon',
    ['1', 'V', 'volt', 'volta', 'volti'],
    ['0.001', 'mV'],
    ['1000', 'kV'],
  ),
  current: quantity(
    'jakost struje',
    'jakost struje',
    ['1', 'A', 'amper', 'ampera'],
    ['0.001', 'mA'],
  ),
  resistance: quantity(
    'otpor',
    'otpor',
    ['1', 'Ω', 'om', 'oma', 'ohm', 'V/A'],
    ['1000', 'kΩ'],
    ['1000000', 'MΩ'],
  ),
  charge: quantity(
    'naboj',
    'naboj',
    ['1', 'C', 'As', 'kulon', 'kulona'],
    ['0.001', 'mC'],
    ['3600', 'Ah'],
    ['3.6', 'mAh'],
  ),
  frequency: quantity(
    'frekvencija',
    'frekvenciju',
    ['1', 'Hz', 'herc', 'herca'],
    ['1000', 'kHz'],
    ['1000000', 'MHz'],
    ['1000000000', 'GHz'],
  ),
  density: quantity(
    'gustoća',
    'gustoću',
    ['1', 'kg/m³'],
    ['1000', 'g/cm³', 'kg/dm³', 'kg/l', 'g/ml', 't/m³'],
    ['1', 'g/l', 'g/dm³'],
  ),
  torque: quantity('moment sile', 'moment sile', ['1', 'Nm']),
  specificWeight: quantity('sila po kilogramu', 'silu po kilogramu', ['1', 'N/kg']),
  stiffness: quantity('konstanta opruge', 'konstantu opruge', ['1', 'N/m'], ['100', 'N/cm']),
  heatCapacity: quantity(
    'specifični toplinski kapacitet',
    'specifični toplinski kapacitet',
    ['1', 'J/(kg°C)', 'J/kg°C', 'J/kgK'],
    ['1000', 'kJ/(kg°C)', 'kJ/kgK'],
  ),
  populationDensity: quantity('gustoća naseljenosti', 'gustoću naseljenosti', [
    '1',
    'st./km²',
    'stan/km²',
    'stanovnika/km²',
    'stanovnika po km²',
  ]),
  price: quantity('cijena po kilogramu', 'cijenu po kilogramu', ['1', '€/kg', 'eur/kg']),
  data: quantity(
    'količina podataka',
    'količinu podataka',
    ['1', 'bit', 'b', 'bita', 'bitova'],
    ['8', 'B', 'bajt', 'bajta', 'bajtova', 'byte'],
    ['8192', 'kB', 'KB', 'kilobajt', 'kilobajta'],
    ['8388608', 'MB', 'megabajt', 'megabajta'],
    ['8589934592', 'GB', 'gigabajt', 'gigabajta'],
    ['8796093022208', 'TB', 'terabajt', 'terabajta'],
  ),
} as const satisfies Record<string, Quantity>

export type QuantityName = keyof typeof QUANTITIES
