import { type ComponentType, useState } from 'react';
import { choicesByValue, choiceText } from './choices.ts';
import type { QuestionControlProps, QuestionView } from './questionView.tsx';
import { TextControl } from './TextControl.tsx';
import { textAnswer } from './textAnswer.ts';

/** Stands for "Andere…" among the options. No option has this value, because an option with a NUL can't be sent. */
const otherValue = '\0other';

/** A view of one choice that also offers "Andere…", with a text field, where the question asks for it. */
export function withOther(view: QuestionView): QuestionView {
  return {
    ...view,
    Control: function ChoiceOrOther(props: QuestionControlProps) {
      return props.field.settings.other === true ? (
        <OtherChoice {...props} Choice={view.Control} />
      ) : (
        <view.Control {...props} />
      );
    },
    answerText: (answer, field, texts) =>
      field.settings.other === true && isOtherText(field.options, textAnswer(answer))
        ? textAnswer(answer)
        : choiceText(answer, field, texts),
  };
}

function isOtherText(options: QuestionControlProps['field']['options'], text: string): boolean {
  return text !== '' && !choicesByValue(options).has(text);
}

interface OtherChoiceProps extends QuestionControlProps {
  readonly Choice: ComponentType<QuestionControlProps>;
}

function OtherChoice({ Choice, ...props }: OtherChoiceProps) {
  const { id, field, texts, onChange, onBlur, invalid = false, disabled = false, readOnly = false } = props;
  const value = textAnswer(props.value);
  // The option stays chosen while its text is still empty, or is the value of another option halfway.
  const [isChosen, setIsChosen] = useState(false);
  const isOther = isChosen || isOtherText(field.options, value);
  const options = [...field.options, { value: otherValue, label: texts.otherOption }];
  return (
    <>
      <Choice
        {...props}
        field={{ ...field, options }}
        value={isOther ? otherValue : value}
        onChange={(next) => {
          setIsChosen(next === otherValue);
          onChange(next === otherValue ? '' : next);
        }}
      />
      {isOther && (
        <>
          <label className="cf-help" htmlFor={`${id}-other`}>
            {texts.otherText}
          </label>
          <TextControl
            id={`${id}-other`}
            value={value}
            invalid={invalid}
            required={field.required}
            disabled={disabled}
            readOnly={readOnly}
            autoComplete="off"
            onChange={(text) => {
              setIsChosen(true);
              onChange(text);
            }}
            onBlur={() => onBlur?.()}
          />
        </>
      )}
    </>
  );
}
