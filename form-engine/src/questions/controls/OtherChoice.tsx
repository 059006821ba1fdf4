import { type ComponentType, useState } from 'react';
import { choicesByValue, listAnswer } from './choices.ts';
import type { QuestionControlProps } from './questionView.tsx';
import { TextControl } from './TextControl.tsx';

/** Stands for "Andere…" among the options. No option has this value, because an option with a NUL can't be sent. */
const otherValue = '\0other';

interface OtherChoiceProps extends QuestionControlProps {
  /** The control of the options. */
  readonly Choice: ComponentType<QuestionControlProps>;
  /** Whether any number of options can be chosen. */
  readonly isSeveral: boolean;
}

/** Options with "Andere…" behind them, and a text field as long as that is chosen. */
export function OtherChoice({ Choice, isSeveral, ...props }: OtherChoiceProps) {
  const { id, field, texts, onBlur, invalid = false, disabled = false, readOnly = false } = props;
  const { chosen, text, give } = useOwnText(props, isSeveral);
  const isOther = text !== undefined;
  const options = [...field.options, { value: otherValue, label: texts.otherOption }];
  const shown = isOther ? [...chosen, otherValue] : chosen;
  return (
    <>
      <Choice
        {...props}
        field={{ ...field, options }}
        value={isSeveral ? shown : (shown.at(-1) ?? '')}
        onChange={(next) => {
          const others = listAnswer(next).filter((value) => value !== otherValue);
          if (listAnswer(next).includes(otherValue)) give(others, text ?? '');
          else give(others, undefined);
        }}
      />
      {isOther && (
        <>
          <label className="cf-help" htmlFor={`${id}-other`}>
            {texts.otherText}
          </label>
          <TextControl
            id={`${id}-other`}
            value={text}
            invalid={invalid}
            required={field.required}
            disabled={disabled}
            readOnly={readOnly}
            autoComplete="off"
            onChange={(typed) => give(chosen, typed)}
            onBlur={() => onBlur?.()}
          />
        </>
      )}
    </>
  );
}

interface OwnText {
  /** The chosen options. */
  readonly chosen: readonly string[];
  /** The text of the person's own. `undefined` as long as "Andere…" isn't chosen. */
  readonly text: string | undefined;
}

/**
 * Takes an answer apart into options and an own text. What was typed last is kept beside the answer that it gave, because
 * the text may be empty, or the value of an option, while somebody types.
 */
function useOwnText({ value, field, onChange }: QuestionControlProps, isSeveral: boolean) {
  const list = listAnswer(value);
  const [typed, setTyped] = useState<OwnText & { readonly given: string }>();
  const offered = choicesByValue(field.options);
  const own = list.filter((item) => !offered.has(item)).join(', ');
  const read: OwnText = {
    chosen: list.filter((item) => offered.has(item)),
    text: own === '' ? undefined : own,
  };
  const { chosen, text } = typed?.given === list.join('\0') ? typed : read;
  const give = (nextChosen: readonly string[], nextText: string | undefined) => {
    const given = [...new Set(nextText ? [...nextChosen, nextText] : nextChosen)];
    setTyped(
      nextText === undefined ? undefined : { chosen: nextChosen, text: nextText, given: given.join('\0') },
    );
    onChange(isSeveral ? given : (given.at(-1) ?? ''));
  };
  return { chosen, text, give };
}
