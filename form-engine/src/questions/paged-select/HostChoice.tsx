import { useCombobox } from 'downshift';
import { useState } from 'react';
import type { OptionPort } from '../../ports.ts';
import { ariaProps } from '../controls/ariaProps.ts';
import { listAnswer } from '../controls/choices.ts';
import type { Choice } from '../controls/fieldDescription.ts';
import { useHostList } from '../controls/ports/useHostList.tsx';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { SuggestionMenu } from '../controls/SuggestionMenu.tsx';
import { ChosenChips } from './ChosenChips.tsx';
import { keepLabels, labelIn } from './hostLabels.ts';
import { useHostSearch } from './useHostSearch.tsx';

interface HostChoiceProps extends QuestionControlProps {
  readonly port: OptionPort;
  /** The name of the list that the host is asked for. */
  readonly list: string;
  readonly isSeveral: boolean;
}

/**
 * A search box for one or several options that the host finds. What is chosen stands below it with its label. A search that
 * fails is said, with a button to try again; what is chosen stays.
 */
export function HostChoice({
  id,
  value,
  field,
  texts,
  port,
  list,
  isSeveral,
  onChange,
  ...control
}: HostChoiceProps) {
  const { options } = field;
  const chosen = listAnswer(value);
  const locked = control.disabled === true || control.readOnly === true;
  const [typed, setTyped] = useState<string>();
  const { state, found, search, retry, stop } = useHostSearch(port, list);
  useStoredLabels({ port, list, options, chosen });
  const labelOf = (stored: string) => labelIn(list, options, stored) ?? stored;
  const items = state === 'idle' ? options : found;
  const single = isSeveral ? undefined : chosen[0];
  const take = ({ value: taken, label }: Choice) => {
    keepLabels(list, [{ value: taken, label }]);
    onChange(isSeveral ? [...chosen.filter((other) => other !== taken), taken] : taken);
  };
  const remove = (removed: string) => onChange(isSeveral ? chosen.filter((other) => other !== removed) : '');
  const combobox = useCombobox<Choice>({
    items: [...items],
    id,
    inputId: id,
    inputValue: typed ?? (single === undefined ? '' : labelOf(single)),
    selectedItem: null,
    itemToString: (choice) => choice?.label ?? '',
    onSelectedItemChange: ({ selectedItem }) => selectedItem && take(selectedItem),
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) return;
      setTyped(undefined);
      stop();
    },
  });
  const isOpen = combobox.isOpen && !locked;
  const focus = () => document.getElementById(id)?.focus();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the controls inside, and is not interactive itself
    <div
      className="cf-part"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) control.onBlur?.();
      }}
    >
      <div className="cf-suggest">
        <input
          {...combobox.getInputProps({
            ...ariaProps(control),
            'aria-expanded': isOpen && items.length > 0,
            'aria-label': isSeveral ? texts.searchChoices : undefined,
            'aria-labelledby': undefined,
            disabled: control.disabled,
            readOnly: control.readOnly,
            onChange: (event) => {
              setTyped(event.currentTarget.value);
              search(event.currentTarget.value);
            },
            onFocus: (event) => event.currentTarget.select(),
          })}
          className="cf-input"
          type="text"
          inputMode="search"
          placeholder={field.placeholder || texts.searchChoices}
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
        />
        <SuggestionMenu
          combobox={combobox}
          items={isOpen ? items : []}
          texts={texts}
          keyOf={(item) => item.value}
          textOf={(item) => item.label}
        />
      </div>
      <p className="cf-part-note" role="status">
        {state === 'searching' && texts.optionsSearching}
        {state === 'found' && found.length === 0 && texts.noResults}
        {state === 'failed' && texts.optionsFailed}
      </p>
      {state === 'failed' && (
        <button
          type="button"
          className="cf-link"
          // Downshift closes its list, and drops the search, when the focus leaves the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            focus();
            retry();
          }}
        >
          {texts.tryAgain}
        </button>
      )}
      {chosen.length > 0 && (isSeveral || !control.required) && (
        <ChosenChips
          chosen={chosen.map((stored) => ({ value: stored, label: labelOf(stored) }))}
          texts={texts}
          onRemove={locked ? undefined : remove}
          onEmpty={focus}
        />
      )}
    </div>
  );
}

/** Asks the host once for the labels of stored values that no option has. */
function useStoredLabels({
  port,
  list,
  options,
  chosen,
}: Pick<HostChoiceProps, 'port' | 'list'> & {
  readonly options: readonly Choice[];
  readonly chosen: readonly string[];
}): void {
  const unknown = chosen.filter((value) => labelIn(list, options, value) === undefined);
  useHostList({
    key: unknown.length > 0 && port.labels ? JSON.stringify(unknown) : undefined,
    load: async (signal) => {
      const found = (await port.labels?.(list, unknown, signal)) ?? [];
      keepLabels(list, found);
      return found;
    },
    patience: undefined,
  });
}
