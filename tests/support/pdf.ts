/** A document with one page and a text of plain letters. */
export function pdfSaying(text: string): Uint8Array<ArrayBuffer> {
  const content = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let document = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = document.length
    document += `${index + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${document.length}\n%%EOF`
  return new TextEncoder().encode(document + table + end)
}
