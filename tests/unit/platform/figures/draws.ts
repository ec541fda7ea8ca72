import { formatNumber } from '@/lib/platform/hr/numbers'
import { seededRandom } from '@/lib/content/questions/shuffle'

type Draw = {
  address: string
  /** What a question about the figure asks; its description must not contain it. */
  secret?: string
}

type Int = (from: number, to: number) => number

const pick = <One>(int: Int, from: readonly One[]): One => from[int(0, from.length - 1)] as One

/** Random figures of each kind, with numbers as lessons use them. */
const DRAWS: Record<string, (int: Int) => Draw> = {
  sat: (int) => {
    const [h, m] = [int(0, 23), int(0, 59)]
    return { address: `h=${h}&m=${m}`, secret: `${h}:${String(m).padStart(2, '0')}` }
  },
  pravac: (int) => {
    const step = pick(int, [0.1, 0.25, 0.5, 1, 2, 5, 10, 100])
    const marks = int(4, 13)
    const [from, place] = [int(-5, 5) * step, int(1, marks - 1)]
    const value = formatNumber(Math.round((from + place * step) * 1e6) / 1e6)
    const numerals = marks > 7 ? (step === 0.25 || step > 10 ? 4 : 2) : 1
    const written = [
      formatNumber(Math.round(from * 1e6) / 1e6),
      formatNumber(step),
      marks,
      numerals,
    ]
    const [od, korak, crtica, brojevi] = written
    return {
      address: `od=${od}&korak=${korak}&crtica=${crtica}&brojevi=${brojevi}&strelica=${value}`,
      secret: `pokazuje na broj ${value}`,
    }
  },
  ravnalo: (int) => {
    const length = int(6, 15)
    const [from, to] = [int(0, 30), int(31, length * 10)]
    const cm = (mm: number) => formatNumber(mm / 10)
    return {
      address: `duljina=${length}&od=${cm(from)}&do=${cm(to)}`,
      secret: `${cm(to - from)} cm`,
    }
  },
  traka: (int) => {
    const of = int(2, 24)
    const part = int(0, of)
    return { address: `dio=${part}&od=${of}`, secret: `${part}/${of}` }
  },
  krug: (int) => {
    const of = int(1, 24)
    const part = int(0, of)
    return { address: `dio=${part}&od=${of}`, secret: `${part}/${of}` }
  },
  pravokutnik: (int) => {
    const [a, b] = [int(1, 24), int(1, 24)]
    const unit = pick(int, ['cm', 'm', 'dm'])
    const isGrid = int(0, 1) === 1
    return {
      address: isGrid
        ? `a=${a}&b=${b}&mreza=da`
        : `a=${formatNumber(a + 0.5)}&b=${b}&jedinica=${unit}`,
      secret: `${formatNumber(a * b)} kvadrata`,
    }
  },
  kut: (int) => {
    const isMeasured = int(0, 1) === 1
    const degrees = int(5, isMeasured ? 180 : 355)
    return {
      address: `stupnjevi=${degrees}${isMeasured ? '&kutomjer=da' : ''}&oznaka=α`,
      secret: isMeasured ? `${degrees}°` : String(degrees),
    }
  },
  trokut: (int) => {
    const [a, b, angle] = [int(4, 15), int(4, 15), (int(40, 130) * Math.PI) / 180]
    const c = Math.round(Math.sqrt(a * a + b * b - 2 * a * b * Math.cos(angle)) * 10) / 10
    const height = int(0, 1) ? `&visina=${formatNumber(int(2, 60) / 2)}` : ''
    return { address: `a=${a}&b=${b}&c=${formatNumber(c)}&jedinica=cm${height}` }
  },
  mreza: (int) => {
    const from = -int(0, 6)
    const to = int(4, 8)
    // One point in each column, so that their names stay apart.
    const xs = [from, from + 3, to]
    const ys = xs.map(() => int(from, to))
    return {
      address: `od=${from}&do=${to}&tocke=A;B;C&x=${xs.join(';')}&y=${ys.join(';')}`,
      secret: `(${xs[0]}, ${ys[0]})`,
    }
  },
  stupci: (int) => {
    const step = pick(int, [1, 2, 5, 10, 50, 1000])
    const values = Array.from({ length: int(2, 6) }, () => int(0, 10) * step)
    const names = ['pon', 'uto', 'sri', 'čet', 'pet', 'sub']
    return {
      address: `stupci=${names.slice(0, values.length).join(';')}&vrijednosti=${values.join(';')}&korak=${step}&os=učenika`,
    }
  },
  tockice: (int) => {
    const [rows, columns] = [int(2, 12), int(2, 15)]
    return { address: `redova=${rows}&uRedu=${columns}`, secret: `${rows * columns} točkic` }
  },
  blokovi: (int) => {
    const [hundreds, tens, ones] = [int(0, 9), int(1, 15), int(0, 19)]
    return {
      address: `stotice=${hundreds}&desetice=${tens}&jedinice=${ones}`,
      secret: `${hundreds * 100 + tens * 10 + ones} `,
    }
  },
  kocke: (int) => ({
    address: `kocke=${Array.from({ length: int(1, 6) }, () => int(1, 6)).join(';')}`,
  }),
  novac: (int) => {
    const amounts = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200]
    const some = Array.from({ length: int(2, 10) }, () => pick(int, amounts))
    const sum = some.reduce((total, one) => total + one, 0)
    return {
      address: `iznosi=${some.map(formatNumber).join(';')}`,
      secret: `${formatNumber(Math.round(sum * 100) / 100)} €`,
    }
  },
  toplomjer: (int) => {
    const step = pick(int, [1, 2, 5])
    const from = -step * int(0, 6)
    const to = from + step * int(6, 20)
    const t = int(from, to)
    return { address: `t=${t}&od=${from}&do=${to}&korak=${step}`, secret: `seže do ${t} °C` }
  },
  vaga: (int) => {
    const [x, b] = [int(1, 20), int(1, 20)]
    return { address: `lijevo=x;${b}&desno=${x + b}`, secret: `x je ${x}` }
  },
  venn: (int) => {
    const numbers = (most: number) =>
      Array.from({ length: int(0, most) }, () => int(1, 120)).join(';')
    const parts = `prvi=${numbers(6)}&oba=${numbers(4)}&drugi=${numbers(6)}&izvan=${numbers(6)}`
    const part = pick(int, ['presjek', 'unija', 'prvi', 'drugi', ''])
    return { address: `${parts}&nazivi=M;N&obojeno=${part}`, secret: part || 'presjek' }
  },
}

export const DRAWN_KINDS = Object.keys(DRAWS)

/** The figures of a kind, always the same ones. */
export function drawsOf(kind: string, count = 200) {
  const random = seededRandom(count)
  const int: Int = (from, to) => from + Math.floor(random() * (to - from + 1))
  return Array.from({ length: count }, () => {
    const { address, secret } = DRAWS[kind]?.(int) ?? { address: '' }
    return { address: `figura:${kind}?${address}`, secret }
  })
}
