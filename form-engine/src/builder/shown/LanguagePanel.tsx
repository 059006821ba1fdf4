import { useId, useState } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { partAt } from '../pure/parts.ts';
import { Pick, Tick } from '../settings/fields.tsx';
import { titleOf } from '../useBuilder.ts';
import { type FormText, textIn, textsIn, withFormText, withTextIn } from '../words/languages.ts';

/** The languages that are offered for a translation, besides those of the form. */
const offered = ['nl', 'fr', 'en', 'de', 'ar', 'bg', 'es', 'it', 'pl', 'pt', 'ro', 'tr', 'uk'];

/** The most texts that are shown at once. */
const most = 300;

/** All texts of the form in two languages beside each other. What is missing in the second one comes with a mark. */
export function LanguagePanel() {
  const builder = useBuilderContext();
  const { texts, sections, languages, main, isReadOnly } = builder;
  const [to, setTo] = useState(languages[1] ?? '');
  const [onlyMissing, setOnlyMissing] = useState(false);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const all = textsIn(sections).filter(
    ({ text }) => textIn(text, main, main) !== '' || typeof text === 'object',
  );
  const missing = to === '' ? [] : all.filter(({ text }) => textIn(text, to, main) === '');
  // A text that is being written stays, although it is there now.
  const shown = onlyMissing ? all.filter((text) => missing.includes(text) || kept.has(nameOf(text))) : all;
  const languageName = (language: string) => nameOfLanguage(language, texts.locale);
  const choices = [...new Set([...languages, ...offered])]
    .filter((language) => language !== main)
    .map((language) => [language, languageName(language)] as const);
  const write = (text: FormText, words: string) => {
    setKept(new Set([...kept, nameOf(text)]));
    const next = withFormText(sections, text, (before) => withTextIn(before, words, { language: to, main }));
    builder.change(
      'translate',
      { sections: next, places: builder.places },
      { key: `translate ${nameOf(text)} ${to}`, isTyped: true },
    );
  };
  return (
    <div className="cf-builder-languages">
      <Pick
        label={fillIn(texts.translateFrom, { language: languageName(main) })}
        choices={[['', texts.choose], ...choices]}
        value={to}
        onChange={(language) => {
          setTo(language);
          setKept(new Set());
        }}
      />
      {to !== '' && (
        <>
          <p className="cf-help" role="status">
            {fillIn(texts.missing, { n: missing.length, all: all.length, language: languageName(to) })}
          </p>
          <Tick
            label={texts.onlyMissing}
            checked={onlyMissing}
            onChange={(on) => {
              setOnlyMissing(on);
              setKept(new Set());
            }}
          />
          <ul>
            {shown.slice(0, most).map((text) => (
              <Translation
                key={nameOf(text)}
                text={text}
                to={to}
                isReadOnly={isReadOnly}
                title={titleOf(partAt(sections, text.place), texts)}
                onChange={(words) => write(text, words)}
              />
            ))}
          </ul>
          {shown.length > most && <p className="cf-help">{fillIn(texts.firstOnly, { n: most })}</p>}
        </>
      )}
    </div>
  );
}

interface TranslationProps {
  readonly text: FormText;
  readonly to: string;
  readonly title: string;
  readonly isReadOnly: boolean;
  readonly onChange: (words: string) => void;
}

function Translation({ text, to, title, isReadOnly, onChange }: TranslationProps) {
  const { texts, main } = useBuilderContext();
  const id = useId();
  const words = textIn(text.text, to, main);
  const isMissing = words === '';
  return (
    <li data-missing={isMissing || undefined}>
      <label htmlFor={id} lang={main} dir="auto">
        {textIn(text.text, main, main) || title}
      </label>
      <input
        id={id}
        className="cf-input"
        lang={to}
        dir="auto"
        readOnly={isReadOnly}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        value={words}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={`${id}-missing`} className="cf-builder-missing">
        {isMissing ? texts.isMissing : ''}
      </span>
    </li>
  );
}

function nameOf({ place, property, option }: FormText): string {
  return `${place.join('-')} ${property} ${option ?? ''}`;
}

/** The name of a language in the language of the builder; its tag where the browser knows none. */
export function nameOfLanguage(language: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
