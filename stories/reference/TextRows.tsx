import { memo } from 'react';

/** A sentence of the engine, by language. */
export interface TextRow {
  readonly key: string;
  readonly texts: Readonly<Record<'nl' | 'en' | 'fr' | 'de', string>>;
}

const names = { nl: 'Nederlands', en: 'English', fr: 'Français', de: 'Deutsch' } as const;
// The names above are the languages.
const languages = Object.keys(names) as (keyof typeof names)[];

/** Sentences side by side; below each other on a phone. */
export const TextRows = memo(function TextRows({ rows }: { readonly rows: readonly TextRow[] }) {
  return (
    <table className="m-table m-texts m-panel">
      <thead>
        <tr>
          <th scope="col">Key</th>
          {languages.map((language) => (
            <th key={language} scope="col" lang={language}>
              {names[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, texts }) => (
          <tr key={key}>
            <th scope="row">
              <code>{key}</code>
            </th>
            {languages.map((language) => (
              <td key={language} lang={language} data-language={language}>
                {texts[language]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
