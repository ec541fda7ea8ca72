import { SaxesParser } from 'saxes'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import { UnreadableUpload } from './unzip'

/** Characters that XML forbids (XML 1.0, 2.2). */
export const FORBIDDEN_XML_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Documents of quiz and spreadsheet programs are never nested deeper. */
const MAX_DEPTH = 40

/**
 * Maximum attributes of a tag and elements of a document: a small file can contain millions, and
 * each takes memory.
 */
const MAX_ATTRIBUTES = 100
const MAX_ELEMENTS = 400_000

const PART = 65_536

type Handlers = {
  /** `name` has no prefix; `line` counts from 1. */
  open: (name: string, attributes: Record<string, string>, line: number) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Parses an XML document in small steps. Refuses deep nesting, and a DOCTYPE, which could define
 * entities.
 */
export async function walkXml(source: string, { open, text, close }: Handlers): Promise<void> {
  const parser = new SaxesParser({ position: true, xmlns: false })
  let depth = 0
  let attributesOfTag = 0
  const fail = (message: string): never => {
    throw new UnreadableUpload(`XML, redak ${parser.line}: ${message}`)
  }
  parser.on('error', ({ message }) => fail(message))
  parser.on('doctype', () => fail('DOCTYPE nije dopušten.'))
  parser.on('attribute', () => {
    attributesOfTag += 1
    if (attributesOfTag > MAX_ATTRIBUTES) fail('oznaka ima previše svojstava.')
  })
  parser.on('opentag', ({ name, attributes }) => {
    attributesOfTag = 0
    depth += 1
    if (depth > MAX_DEPTH) fail('oznake su preduboko jedna u drugoj.')
    open(local(name), attributes, parser.line)
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    close?.(local(name))
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  const yieldToEventLoop = eventLoopYielder()
  for (let start = 0; start < source.length; start += PART) {
    parser.write(source.slice(start, start + PART))
    await yieldToEventLoop()
  }
  parser.close()
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** An element with its own text, which excludes the text of child elements. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  line: number
  text: string
  children: XmlElement[]
}

/** Reads a document: the name of the root element, and its children. */
export async function readXml(source: string): Promise<{ root: string; elements: XmlElement[] }> {
  const top: XmlElement = { name: '', attributes: {}, line: 0, text: '', children: [] }
  const path = [top]
  let elements = 0
  await walkXml(source, {
    open(name, attributes, line) {
      elements += 1
      if (elements > MAX_ELEMENTS) throw new UnreadableUpload('U datoteci je previše oznaka.')
      const element = { name, attributes, line, text: '', children: [] }
      path.at(-1)?.children.push(element)
      path.push(element)
    },
    text(part) {
      const element = path.at(-1)
      if (element) element.text += part
    },
    close: () => void path.pop(),
  })
  const [root] = top.children
  return { root: root?.name ?? '', elements: root?.children ?? [] }
}

/** The first child with this name. */
export const childNamed = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name)

export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name)
