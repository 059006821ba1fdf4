import { fillIn } from '../../texts/fillIn.ts';
import { elementById } from '../building-blocks/pageRoots.tsx';
import { ChoiceList } from '../controls/ChoiceList.tsx';
import { withGoneChoices } from '../controls/choices.ts';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { starText } from './starText.ts';

/**
 * Stars as radio buttons: the arrow keys choose, and each star has its number as a name. A stored number that is no
 * longer possible stays visible. The answer to an optional question can be cleared.
 */
export function StarRating({ id, value, onChange, field, texts, ...control }: QuestionControlProps) {
  const chosen = textAnswer(value);
  const locked = control.disabled === true || control.readOnly === true;
  const most = field.options.length;
  const gone = withGoneChoices(field.options, [chosen], texts.optionGone)[most];
  const clear = () => {
    onChange('');
    // The button disappears with the choice, so the focus moves to the first star.
    elementById(`${id}-0`)?.focus();
  };
  return (
    <ChoiceList onBlur={control.onBlur}>
      <div className="cf-stars">
        {field.options.map(({ value: stars }, index) => (
          <label
            key={stars}
            className="cf-star"
            data-lit={index < Number(chosen) || undefined}
            htmlFor={`${id}-${index}`}
          >
            <input
              type="radio"
              id={`${id}-${index}`}
              name={id}
              aria-label={starText(stars, most, texts)}
              checked={stars === chosen}
              disabled={locked}
              onChange={() => onChange(stars)}
            />
            <svg className="cf-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z" />
            </svg>
          </label>
        ))}
        <span className="cf-star-text" aria-hidden="true">
          {chosen !== '' && !gone && fillIn(texts.starsChosen, { n: chosen, most })}
        </span>
      </div>
      {gone && <p className="cf-help">{gone.label}</p>}
      {chosen !== '' && !field.required && !locked && (
        <button type="button" className="cf-link" onClick={clear}>
          {texts.clearChoice}
        </button>
      )}
    </ChoiceList>
  );
}
