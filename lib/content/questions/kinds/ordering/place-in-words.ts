/** A place of an order in words: „treće mjesto” for 3. */
export const orderPlaceInWords = (place: number): string =>
  `${ORDINALS[place - 1] ?? `${place}.`} mjesto`

/** Neuter, as many as a question may have items. */
const ORDINALS = [
  'prvo drugo treće četvrto peto šesto sedmo osmo deveto deseto',
  'jedanaesto dvanaesto trinaesto četrnaesto petnaesto šesnaesto sedamnaesto osamnaesto devetnaesto dvadeseto',
].flatMap((words) => words.split(' '))
