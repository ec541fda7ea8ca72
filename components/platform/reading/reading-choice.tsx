import {
  READING_CHOICES,
  type ReadingSetting,
  type ReadingSettings,
} from '@/lib/platform/reading/settings'

type ReadingChoiceProps = {
  setting: ReadingSetting
  settings: ReadingSettings
  onChoose: (settings: ReadingSettings) => void
}

/** A reading setting with a few choices. */
export function ReadingChoice({ setting, settings, onChoose }: ReadingChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{NAMES[setting]}</legend>
      <div className="flex flex-wrap gap-2">
        {READING_CHOICES[setting].map((choice) => (
          <label key={choice} className={CHOICE}>
            <input
              type="radio"
              name={setting}
              checked={settings[setting] === choice}
              onChange={() => onChoose({ ...settings, [setting]: choice })}
              className="size-5 shrink-0 accent-link"
            />
            {CHOICE_NAMES[setting][choice]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const CHOICE =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-2 border-field ' +
  'bg-surface px-4 py-2 font-semibold has-checked:border-link has-checked:bg-link-soft'

const NAMES: Record<ReadingSetting, string> = {
  font: 'Slova',
  size: 'Veličina',
  spacing: 'Razmak',
  aloud: 'Čitaj naglas',
  pace: 'Brzina čitanja naglas',
}

const CHOICE_NAMES: { [Setting in ReadingSetting]: Record<string, string> } = {
  font: { usual: 'Uobičajena', dyslexia: 'Lakša za čitanje' },
  size: { usual: 'Uobičajena', larger: 'Veća', largest: 'Najveća' },
  spacing: { usual: 'Uobičajen', wide: 'Širok' },
  aloud: { off: 'Samo skripte', on: 'Skripte i pitanja' },
  pace: { usual: 'Uobičajena', slower: 'Sporija', faster: 'Brža' },
}
