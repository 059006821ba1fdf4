import { readDecimal, showDecimal } from '../../rules/decimal.ts';
import { decimalMark } from '../../texts/numberText.ts';
import { affixedText } from '../controls/Affixed.tsx';
import { ariaProps } from '../controls/ariaProps.ts';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** The keys that move a slider of the browser. At an end they move nothing, and still choose where it stands. */
const movingKeys = new Set([
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', 'PageUp', 'PageDown', ' '],
]);

/**
 * A slider of the browser, with its value in words. The browser has no empty slider: until something is chosen its thumb is
 * grey and at the start, and a sentence says so. A press, or a key that moves it, chooses. An optional answer can be cleared.
 */
export function SliderQuestion({ field, texts, onChange, value, ...control }: QuestionControlProps) {
  const { id, disabled, readOnly, onBlur } = control;
  const { min, max, step } = rangeOf(field.settings);
  const answer = textAnswer(value);
  const isEmpty = answer === '';
  const locked = disabled === true || readOnly === true;
  const mark = decimalMark(field.locale);
  const textOf = (number: string) => affixedText(showDecimal(number, mark), field);
  const text = isEmpty ? texts.sliderEmpty : textOf(answer);
  const choose = (element: HTMLInputElement) => onChange(readDecimal(element.value) ?? element.value);
  return (
    <div className="cf-slider" data-empty={isEmpty || undefined}>
      <input
        // A slider is never required in ARIA: the browser gives it a value from the start.
        {...ariaProps({ ...control, required: false })}
        type="range"
        id={id}
        min={min}
        max={max}
        step={step}
        value={readDecimal(answer) ?? min}
        aria-valuetext={text}
        disabled={locked}
        onChange={({ target }) => choose(target)}
        onClick={({ currentTarget }) => isEmpty && choose(currentTarget)}
        onKeyUp={({ key, currentTarget }) => isEmpty && movingKeys.has(key) && choose(currentTarget)}
        onBlur={onBlur}
      />
      <span className="cf-slider-ends" aria-hidden="true">
        <span>{textOf(min)}</span>
        <span>{textOf(max)}</span>
      </span>
      <output className="cf-slider-value" htmlFor={id} aria-hidden="true" dir="auto">
        {text}
      </output>
      {!isEmpty && !field.required && !locked && (
        <button
          type="button"
          className="cf-link"
          onClick={() => {
            onChange('');
            // The button disappears with the answer, so the focus moves to the slider.
            document.getElementById(id)?.focus();
          }}
        >
          {texts.clearChoice}
        </button>
      )}
    </div>
  );
}

interface Range {
  readonly min: string;
  readonly max: string;
  readonly step: string;
}

/** The range in the settings, as the browser reads it. Without a step the slider has a hundred or so places. */
function rangeOf({ min, max, step }: Readonly<Record<string, unknown>>): Range {
  const [from, to] = [String(min ?? 0), String(max ?? 100)];
  const places = Math.ceil(Math.log10((Number(to) - Number(from)) / 100));
  return { min: from, max: to, step: step === undefined ? `1e${places}` : String(step) };
}
