import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { WireOption, WireQuestion } from '../../sections/wireSection.ts';
import { wireItems, wireText } from '../../sections/wireValue.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { pastedOptions } from '../pasting/pastedOptions.ts';
import { labelIn, withLabel, withTextIn } from '../words/languages.ts';

type Options = NonNullable<WireQuestion['options']>;
type Item = string | number | WireOption;

interface OptionsEditorProps {
  readonly options: Options;
  readonly onChange: (options: readonly Item[]) => void;
}

/** The options of a question, one field each: Enter adds one, a pasted list becomes options. */
export function OptionsEditor({ options, onChange }: OptionsEditorProps) {
  const { texts, isReadOnly, language, main } = useBuilderContext();
  const labelOf = (item: Item | undefined) => labelIn(item ?? '', language, main);
  const items = itemsOf(options);
  // One empty field is there to begin with.
  const shown: readonly Item[] = items.length > 0 ? items : [''];
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    if (focused === undefined) return;
    list.current?.querySelectorAll('input')[focused]?.focus();
    setFocused(undefined);
  }, [focused]);
  const write = (index: number, text: string) =>
    onChange(
      shown.with(
        index,
        withLabel(shown[index] ?? '', (before) => withTextIn(before, text, { language, main })),
      ),
    );
  const insert = (index: number, added: readonly string[]) => {
    onChange(shown.toSpliced(index, 0, ...added));
    setFocused(index + added.length - 1);
  };
  const remove = (index: number) => {
    onChange(shown.toSpliced(index, 1));
    setFocused(Math.max(0, index - 1));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      insert(index + 1, ['']);
    }
    if (event.key === 'Backspace' && labelOf(shown[index]) === '' && shown.length > 1) {
      event.preventDefault();
      remove(index);
    }
  };
  const onPaste = (event: ClipboardEvent, index: number) => {
    const pasted = pastedOptions(event.clipboardData.getData('text'));
    if (pasted.length === 0) return;
    event.preventDefault();
    const isEmpty = labelOf(shown[index]) === '';
    onChange(shown.toSpliced(isEmpty ? index : index + 1, isEmpty ? 1 : 0, ...pasted));
    setFocused(index + pasted.length - (isEmpty ? 1 : 0));
  };
  return (
    <fieldset className="cf-field" disabled={isReadOnly}>
      <legend className="cf-label">{texts.options}</legend>
      <ol ref={list} className="cf-builder-options">
        {shown.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option has no other name, and its field shows its text alone
          <li key={index}>
            <input
              className="cf-input"
              aria-label={fillIn(texts.option, { n: index + 1 })}
              value={labelOf(item)}
              onChange={({ target }) => write(index, target.value)}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPaste={(event) => onPaste(event, index)}
            />
            <button
              type="button"
              className="cf-button cf-button-plain"
              aria-label={fillIn(texts.removeOption, { n: index + 1 })}
              onClick={() => remove(index)}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      <p className="cf-help">{texts.optionsHint}</p>
      <button type="button" className="cf-button cf-button-plain" onClick={() => insert(shown.length, [''])}>
        {texts.addOption}
      </button>
    </fieldset>
  );
}

/** The options as a list: those of a map keep their values. */
function itemsOf(options: Options): readonly Item[] {
  if (Array.isArray(options)) return options;
  return (wireItems(options) ?? []).map(([value, label]) => ({ value, label: wireText(label) ?? '' }));
}
