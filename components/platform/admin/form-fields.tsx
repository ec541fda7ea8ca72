'use client'
import { clsx } from 'clsx'
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { Field, type FieldWiring } from '@/components/ui/field'
import { Checkbox, FIELD_LOOK, Input, Select } from '@/components/ui/input'
import type { FormField } from './model'
import { SlugField } from './slug-field'

type FormFieldsProps<Values extends FieldValues> = {
  fields: FormField<Values>[]
  form: UseFormReturn<Values>
  errorOf: (name: Path<Values>) => string | undefined
}

export function FormFields<Values extends FieldValues>(props: FormFieldsProps<Values>) {
  const { fields, form, errorOf } = props
  return fields.map((field) => {
    const name = String(field.name) as Path<Values>
    return (
      <Field
        key={name}
        label={field.label}
        hint={field.hint}
        error={errorOf(name)}
        isLabelBehind={field.kind === 'tick'}
      >
        {(wiring) => <FieldControl {...{ field, name, form, wiring }} />}
      </Field>
    )
  })
}

type ControlProps<Values extends FieldValues> = {
  field: FormField<Values>
  name: Path<Values>
  form: UseFormReturn<Values>
  wiring: FieldWiring
}

function FieldControl<Values extends FieldValues>(props: ControlProps<Values>) {
  const { field, name, form, wiring } = props
  switch (field.kind) {
    case 'area':
      return (
        <textarea
          rows={4}
          className={clsx(FIELD_LOOK, 'py-2')}
          {...wiring}
          {...form.register(name)}
        />
      )
    case 'number':
      return (
        <Input
          inputMode="numeric"
          {...wiring}
          {...form.register(name, { setValueAs: toNumber })}
          className="max-w-40"
        />
      )
    case 'tick':
      return <Checkbox {...wiring} {...form.register(name)} />
    case 'choice':
      return (
        <Controller
          name={name}
          control={form.control}
          render={({ field: control }) => (
            <Select {...wiring} {...control}>
              <option value="">Odaberi…</option>
              {/* Keeps the chosen value while its list is loading. */}
              {control.value && !field.options.some(({ value }) => value === control.value) && (
                <option value={control.value}>…</option>
              )}
              {field.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        />
      )
    case 'slug':
      return (
        <SlugField
          {...{ name, form, wiring }}
          of={String(field.of) as Path<Values>}
          proposal={field.proposal}
        />
      )
    case 'own':
      return (
        <Controller
          name={name}
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <div data-name={name}>{field.control({ value, onChange, wiring })}</div>
          )}
        />
      )
    default:
      return <Input {...wiring} {...form.register(name)} />
  }
}

/** Parses a number field. Other text is returned unchanged, so that the schema rejects it. */
function toNumber(text: unknown): unknown {
  if (typeof text !== 'string') return text
  if (!text.trim()) return undefined
  return /^\d+$/.test(text.trim()) ? Number(text) : text
}

/** A field's value as text. */
export function fieldValueText<Values>(field: FormField<Values>, value: unknown): string {
  switch (field.kind) {
    case 'tick':
      return value ? 'da' : 'ne'
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? ''
    case 'own':
      return field.toText(value)
    default:
      return String(value ?? '')
  }
}
