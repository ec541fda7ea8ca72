/** Faults of a Cloze text by Moodle's own reading of embedded answers, as sentences. */
export function clozeFaults(text: string): string[] {
  const beginnings = text.match(/\{\d*:[A-Z_]+:/g) ?? []
  const gaps = [...text.matchAll(EMBEDDED)]
  return [
    ...(gaps.length ? [] : ['no embedded answer']),
    ...(beginnings.length === gaps.length ? [] : ['an embedded answer that Moodle does not see']),
    ...gaps.flatMap(([whole, type = '', answers = '']) =>
      faultsOfGap(type, answers).map((fault) => `${whole}: ${fault}`),
    ),
  ]
}

const TYPES =
  'NUMERICAL|NM|(?:MULTICHOICE|MC)(?:_?(?:V|H|S|VS|HS))?|(?:SHORTANSWER|SA|MW)(?:_?C)?|(?:MULTIRESPONSE|MR)(?:_?(?:H|S|HS))?'
/**
 * An answer ends before a sign without a backslash or an ampersand before it, a reason before one
 * without a backslash.
 */
const ALTERNATIVE = String.raw`(?:=|%-?\d+(?:[.,]\d*)?%)?.+?(?<!\\|&|&amp;)(?=[~#}])(?:#.*?(?<!\\)(?=[~}]))?`
const EMBEDDED = new RegExp(
  String.raw`\{\d*:(${TYPES}):(${ALTERNATIVE}(?:~${ALTERNATIVE})*)\}`,
  'gs',
)
const NUMBER = /^-?(?:\d+[.,]?\d*|[.,]\d+)(?:e[-+]?\d+)?(?::\d+(?:[.,]\d*)?)?$/i

function faultsOfGap(type: string, written: string): string[] {
  const answers = written
    .split(/(?<!\\)~/)
    .map((one) => /^(=|%(-?[\d.,]+)%)?(.*?)(?:(?<!\\)#.*)?$/s.exec(one) ?? [])
  const texts = answers.map(([, , , text = '']) => text)
  const isRight = answers.some(([, mark, percent]) => mark === '=' || percent === '100')
  return [
    ...(isRight ? [] : ['no answer is worth all']),
    ...(/^N/.test(type) && !texts.every((text) => text === '*' || NUMBER.test(text))
      ? ['a key that is no number']
      : []),
    ...(/^M(?:C|ULTIC)/.test(type) && texts.length < 2 ? ['fewer than two options'] : []),
  ]
}
