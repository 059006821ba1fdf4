import { useMemo } from 'react';
import { elementById } from '../building-blocks/pageRoots.tsx';
import { ChoiceList } from '../controls/ChoiceList.tsx';
import { ChoiceRow } from '../controls/ChoiceRow.tsx';
import { withGoneChoices } from '../controls/choices.ts';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** Radio buttons for one answer. The answer to an optional question can be cleared. */
export function RadioGroup({ id, value, onChange, field, texts, ...control }: QuestionControlProps) {
  const chosen = textAnswer(value);
  const locked = control.disabled === true || control.readOnly === true;
  const clear = () => {
    onChange('');
    // The button disappears with the choice, so the focus moves to the first radio button.
    elementById(`${id}-0`)?.focus();
  };
  const { options } = field;
  // The same elements while only problems change, which the group tells of and not its options.
  const rows = useMemo(
    () =>
      withGoneChoices(options, [chosen], texts.optionGone).map((option, index) => (
        <ChoiceRow
          key={option.value}
          type="radio"
          id={`${id}-${index}`}
          name={id}
          checked={option.value === chosen}
          disabled={locked}
          onChange={() => onChange(option.value)}
        >
          {option.label}
        </ChoiceRow>
      )),
    [id, options, chosen, texts, locked, onChange],
  );
  return (
    <ChoiceList onBlur={control.onBlur}>
      {rows}
      {chosen !== '' && !field.required && !locked && (
        <button type="button" className="cf-link" onClick={clear}>
          {texts.clearChoice}
        </button>
      )}
    </ChoiceList>
  );
}
