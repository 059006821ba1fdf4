import type { ChangeEvent } from 'react';
import type { Settings } from './settings.ts';

interface PlaygroundSettingsProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

const localeNames: Readonly<Record<Settings['locale'], string>> = {
  'nl-BE': 'Dutch',
  en: 'English',
  'fr-BE': 'French',
  de: 'German',
};
const themeNames = { page: 'As the page', light: 'Light', dark: 'Dark' } as const;
const densityNames = { comfortable: 'Comfortable', compact: 'Compact' } as const;

/** Language, look and density of the form. */
export function PlaygroundSettings({ settings, onChange }: PlaygroundSettingsProps) {
  const set = (change: Partial<Settings>) => onChange({ ...settings, ...change });
  return (
    <fieldset className="m-settings">
      <legend>The form</legend>
      <Choice
        label="Language"
        names={localeNames}
        value={settings.locale}
        onChange={(locale) => set({ locale })}
      />
      <Choice label="Theme" names={themeNames} value={settings.theme} onChange={(theme) => set({ theme })} />
      <Choice
        label="Density"
        names={densityNames}
        value={settings.density}
        onChange={(density) => set({ density })}
      />
      <label className="m-setting">
        Brand
        <input type="color" value={settings.brand} onChange={(event) => set({ brand: event.target.value })} />
      </label>
      <label className="m-setting m-tick">
        <input
          type="checkbox"
          checked={settings.hidesEmpty}
          onChange={(event) => set({ hidesEmpty: event.target.checked })}
        />
        Hide empty fields
      </label>
    </fieldset>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, names, value, onChange }: ChoiceProps<Value>) {
  // The options below are the names.
  const change = (event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value as Value);
  return (
    <label className="m-setting">
      {label}
      <select value={value} onChange={change}>
        {Object.entries<string>(names).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
