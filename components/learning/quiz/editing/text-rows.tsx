'use client'
import { MarkdownLineField, ReasonField, type EditorProps } from './parts'
import { Rows } from './rows'

type TextsProps = {
  noun: string
  accusative?: string
  title: string
  texts: string[]
  /** Ids of the texts, in order; an empty id is not assigned yet. */
  ids: string[] | undefined
  min: number
  onChange: (texts: string[], ids: string[]) => void
}

const Texts = ({ noun, accusative, title, texts, ids = [], min, onChange }: TextsProps) => (
  <Rows
    {...{ noun, accusative, title, min }}
    rows={texts.map((text, index) => ({ text, id: ids[index] ?? '' }))}
    blank={{ text: '', id: '' }}
    onChange={(rows) =>
      onChange(
        rows.map(({ text }) => text),
        rows.map(({ id }) => id),
      )
    }
  >
    {(row, change) => (
      <MarkdownLineField label="Tekst" value={row.text} onChange={(text) => change({ text })} />
    )}
  </Rows>
)

/** Items in their right order. */
export const OrderingEditor = ({ body, onChange }: EditorProps<'ordering'>) => (
  <Texts
    noun="stavka"
    accusative="stavku"
    title="Stavke, točnim redom"
    texts={body.items}
    ids={body.itemIds}
    min={3}
    onChange={(items, itemIds) => onChange({ ...body, items, itemIds })}
  />
)

/** Two to four groups, each with its items. */
export const GroupsEditor = ({ body, onChange }: EditorProps<'groups'>) => (
  <Rows
    noun="skupina"
    accusative="skupinu"
    title="Skupine"
    rows={body.groups}
    blank={{ name: '', items: [{ text: '' }] }}
    min={2}
    onChange={(groups) => onChange({ ...body, groups })}
  >
    {({ name, items }, change) => (
      <>
        <MarkdownLineField
          label="Naziv skupine"
          value={name}
          onChange={(text) => change({ name: text })}
        />
        <Rows
          noun="stavka"
          accusative="stavku"
          title="Stavke u toj skupini"
          rows={items}
          blank={{ text: '' }}
          min={0}
          onChange={(rows) => change({ items: rows })}
        >
          {(item, changeItem) => (
            <>
              <MarkdownLineField
                label="Tekst"
                value={item.text}
                onChange={(text) => changeItem({ text })}
              />
              <ReasonField
                label="Zašto je u toj skupini? (piše ako je netko stavi drugamo)"
                value={item.feedback ?? null}
                onChange={(feedback) => changeItem({ feedback: feedback ?? undefined })}
              />
            </>
          )}
        </Rows>
      </>
    )}
  </Rows>
)

/** Pairs, and right sides without a partner. */
export function MatchingEditor({ body, onChange }: EditorProps<'matching'>) {
  return (
    <div className="space-y-4">
      <Rows
        noun="par"
        title="Parovi"
        rows={body.pairs}
        blank={{ left: '', right: '' }}
        min={2}
        onChange={(pairs) => onChange({ ...body, pairs })}
      >
        {(row, change) => (
          <div className="grid gap-x-3 sm:grid-cols-2">
            <MarkdownLineField
              label="Lijevo"
              value={row.left}
              onChange={(left) => change({ left })}
            />
            <MarkdownLineField
              label="Desno"
              value={row.right}
              onChange={(right) => change({ right })}
            />
          </div>
        )}
      </Rows>
      <Texts
        noun="višak"
        title="Viškovi na desnoj strani, bez para"
        texts={body.distractors}
        ids={body.distractorIds}
        min={0}
        onChange={(distractors, distractorIds) => onChange({ ...body, distractors, distractorIds })}
      />
    </div>
  )
}
