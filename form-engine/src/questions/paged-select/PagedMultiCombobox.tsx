import { useMemo } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import { nl } from '../../texts/nl.ts';
import { elementById } from '../building-blocks/pageRoots.tsx';
import { chosenChoices, toggleChoice } from '../controls/choices.ts';
import { Announcement } from './Announcement.tsx';
import { ChoicePopup } from './ChoicePopup.tsx';
import { ChosenChips } from './ChosenChips.tsx';
import { ComboboxField } from './ComboboxField.tsx';
import type { PagedSelectMultipleProps } from './selectProps.ts';
import { usePagedCombobox } from './usePagedCombobox.tsx';

/**
 * A combobox for several choices from a long list. The list stays open while the user chooses, and the choices are
 * listed below the box.
 */
export function PagedMultiCombobox({ id, value, onChange, options, ...control }: PagedSelectMultipleProps) {
  const { texts = nl, locale, placeholder, onBlur, ...field } = control;
  const locked = control.disabled === true || control.readOnly === true;
  const values = useMemo(() => new Set(value), [value]);
  const chosen = useMemo(() => chosenChoices(options, value, texts.optionGone), [options, value, texts]);
  const searchBox = () => elementById(id);
  const toggle = (toggled: string) => onChange(toggleChoice(options, value, toggled));
  const combobox = usePagedCombobox({
    id,
    options,
    several: true,
    locked,
    onBlur,
    onChoose: (choice) => {
      toggle(choice.value);
      // Keeps the search text but selects it, so that the next key press starts a new search.
      const box = searchBox();
      if (box instanceof HTMLInputElement) box.select();
    },
  });
  return (
    <ComboboxField
      {...field}
      combobox={combobox}
      texts={texts}
      locale={locale}
      placeholder={locked ? '' : combobox.isOpen ? texts.searchChoices : placeholder || texts.choose}
    >
      <ChoicePopup combobox={combobox} isChosen={(option) => values.has(option)} several texts={texts} />
      {chosen.length > 0 && (
        <ChosenChips
          chosen={chosen}
          texts={texts}
          onRemove={locked ? undefined : toggle}
          onEmpty={() => searchBox()?.focus()}
        />
      )}
      <Announcement text={fillIn(texts.chosenCount, { n: chosen.length })} />
    </ComboboxField>
  );
}
