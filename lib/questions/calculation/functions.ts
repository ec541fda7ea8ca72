import { greatestCommonDivisor, rational, toNumber } from '@/lib/hr/rational'
import { CalculationError, type Value } from './value'

type Apply = (values: Value[]) => Value

const FUNCTIONS: Record<string, { parameters: number; apply: Apply }> = {
  abs: { parameters: 1, apply: ([value]) => (isNegative(value) ? minus(value) : valueOf(value)) },
  sqrt: { parameters: 1, apply: ([value]) => squareRoot(valueOf(value)) },
  mod: {
    parameters: 2,
    apply: onIntegers((a, b) => {
      if (b === 0n) throw new CalculationError('dijeljenje nulom.')
      const remainder = a % b
      return remainder < 0n ? remainder + (b < 0n ? -b : b) : remainder
    }),
  },
  gcd: { parameters: 2, apply: onIntegers((a, b) => (a || b ? greatestCommonDivisor(a, b) : 0n)) },
  lcm: {
    parameters: 2,
    apply: onIntegers((a, b) => {
      const product = a * b
      return (product < 0n ? -product : product) / greatestCommonDivisor(a, b)
    }),
  },
}

/** Applies a function of the calculation's language. */
export function applyFunction(name: string, values: Value[]): Value {
  const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined
  if (!known) throw new CalculationError(`nepoznata funkcija „${name}”.`)
  if (values.length !== known.parameters) {
    throw new CalculationError(`funkcija „${name}” traži drukčiji broj vrijednosti.`)
  }
  return known.apply(values)
}

function valueOf(value: Value | undefined): Value {
  if (value === undefined) throw new CalculationError('račun nije dovršen.')
  return value
}

function onIntegers(apply: (a: bigint, b: bigint) => bigint): Apply {
  return (values) => {
    const [a = 0n, b = 0n] = values.map((value) => {
      if (typeof value === 'number' || value.denominator !== 1n) {
        throw new CalculationError('mod, gcd i lcm traže cijele brojeve.')
      }
      return value.numerator
    })
    return rational(apply(a, b))
  }
}

const isNegative = (value: Value | undefined) =>
  typeof value === 'object' ? value.numerator < 0n : (value ?? 0) < 0

function minus(value: Value | undefined): Value {
  const known = valueOf(value)
  return typeof known === 'number' ? -known : rational(-known.numerator, known.denominator)
}

/** Exact for squares of fractions: sqrt(9/4) is 3/2. */
function squareRoot(value: Value): Value {
  if (isNegative(value)) throw new CalculationError('korijen negativnog broja.')
  if (typeof value === 'number') return Math.sqrt(value)
  const [top, bottom] = [integerRoot(value.numerator), integerRoot(value.denominator)]
  return top !== null && bottom !== null ? rational(top, bottom) : Math.sqrt(toNumber(value))
}

function integerRoot(square: bigint): bigint | null {
  if (square > BigInt(Number.MAX_SAFE_INTEGER)) return null
  const root = BigInt(Math.round(Math.sqrt(Number(square))))
  return root * root === square ? root : null
}
