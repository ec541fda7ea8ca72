import { describe, expect, test } from 'vitest'
import { firstNameSchema, lastNameSchema, nickNameSchema } from '@/lib/across/accounts/model'

/** The messages for a value; empty when it is valid. */
const said = (schema: typeof nickNameSchema, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

describe('a nickname', () => {
  test.each(['maja', 'čćđšž', 'ČĆĐŠŽ', 'Ana-Marija_2.b', 'a12', 'müller', 'x'.repeat(30)])(
    '%s is accepted',
    (nickName) => {
      expect(said(nickNameSchema, nickName)).toEqual([])
    },
  )

  test.each([
    ['Cyrillic', 'mаja'],
    ['Greek', 'ανα'],
    ['wide letters', 'ｍａｊａ'],
    ['a ligature', 'ﬁona'],
    ['a letter that is two', 'ǆana'],
    ['a raised letter', 'majª'],
    ['a Roman numeral', 'majaⅧ'],
    ['digits of another script', 'maja١٢'],
    ['a loose accent', 'maja\u030c'],
    ['an invisible sign', 'ma\u200bja'],
    ['a space', 'ma ja'],
    ['an at sign', 'maja@iskra'],
    ['too few', 'ma'],
    ['too many', 'x'.repeat(31)],
  ])('with %s (%s) is rejected', (_, nickName) => {
    expect(said(nickNameSchema, nickName)).toEqual([
      'Nadimak ima od 3 do 30 slova, brojki, točaka, crtica i podvlaka, bez razmaka',
    ])
  })

  test.each(['123', '...', '1.2_3-4'])('%s has no letter and is rejected', (nickName) => {
    expect(said(nickNameSchema, nickName)).toEqual(['Nadimak mora imati barem jedno slovo'])
  })
})

describe.each([
  ['first', firstNameSchema],
  ['last', lastNameSchema],
])('a %s name', (_, schema) => {
  test.each(['Ana', 'Đurđica Žanić-Šarić', 'O’Hara', 'Marić', 'Иван', '李', 'Ana 👩‍🏫', ' Ana\n'])(
    '%j is accepted',
    (name) => {
      expect(said(schema, name)).toEqual([])
    },
  )

  test.each(['A\nna', 'A\0na', 'A\u009bna', 'A\u202ena', 'A\u2066na', 'A\ue000na', 'A\ud800na'])(
    '%j is rejected',
    (name) => {
      expect(said(schema, name)).toEqual(['Sadrži nedopuštene znakove'])
    },
  )
})
