import { FigureFault } from './fields'

const ADDRESS = /^figura:([a-z]+)(?:\?(.*))?$/s

/** Maximum length of an address, which bounds the time of drawing. */
const ADDRESS_MAX = 400

/** A kind of figure and its values as text, with placeholders for random numbers such as `{a}`. */
export type FigureRecipe = { name: string; written: ReadonlyMap<string, string> }

/**
 * Figures in a Markdown text: their description, and their address in angle brackets or without.
 */
export const FIGURES_IN_MARKDOWN =
  /!\[((?:[^[\]\\]|\\.)*)\]\((?:<(figura:[^<>\n]*)>|(figura:[^\s()]*))\)/g

/** True for the address of a drawn figure, valid or not. */
export const isFigureAddress = (address: string): boolean => address.startsWith('figura:')

/** Reads `figura:sat?h=3&m=30`. @throws FigureFault with a Croatian sentence */
export function parseFigureAddress(address: string): FigureRecipe {
  const [, name = '', query = ''] = ADDRESS.exec(decoded(address)) ?? []
  if (!name || address.length > ADDRESS_MAX)
    throw new FigureFault('Lik se piše kao figura:sat?h=3&m=30.')
  const written = new Map<string, string>()
  for (const part of query.split('&').filter(Boolean)) {
    const [key = '', ...rest] = part.split('=')
    if (written.has(key)) throw new FigureFault(`Lik „${name}”: „${key}” je napisano dvaput.`)
    written.set(key, rest.join('=').trim())
  }
  return { name, written }
}

/** Signs that would end a value or an address. */
const RESERVED = /[&<>()\n]/g

/** Writes an address; empty values are left out. */
export function writeFigureAddress({ name, written }: FigureRecipe): string {
  const parts = [...written].flatMap(([key, value]) => {
    const own = value.replace(RESERVED, ' ').trim()
    return own ? [`${key}=${own}`] : []
  })
  return `figura:${name}${parts.length ? '?' : ''}${parts.join('&')}`
}

/** Pages may have encoded an address's letters. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
