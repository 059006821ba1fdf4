import { ChoiceList } from './ChoiceList.tsx';
import { listAnswer, toggleChoice, withGoneChoices } from './choices.ts';
import type { QuestionControlProps } from './questionView.tsx';

/** The picture of an option. */
interface Picture {
  readonly src: string;
  readonly alt: string;
}

interface PictureChoicesProps extends QuestionControlProps {
  /** Whether any number of options can be chosen. */
  readonly isSeveral: boolean;
}

/** Options with pictures, side by side. The radio button or checkbox and its label stand below each picture. */
export function PictureChoices({ isSeveral, ...props }: PictureChoicesProps) {
  const { id, value, onChange, onBlur, field, texts, disabled, readOnly } = props;
  const chosen = listAnswer(value);
  const locked = disabled === true || readOnly === true;
  const images = imagesOf(field.settings.images);
  const choose = (option: string) =>
    onChange(isSeveral ? toggleChoice(field.options, chosen, option) : option);
  const clear = () => {
    onChange('');
    // The button disappears with the choice, so the focus moves to the first radio button.
    document.getElementById(`${id}-0`)?.focus();
  };
  return (
    <ChoiceList onBlur={onBlur}>
      <div className="cf-pictures">
        {withGoneChoices(field.options, chosen, texts.optionGone).map((option, index) => {
          const image = images.get(option.value);
          return (
            <label key={option.value} className="cf-picture" htmlFor={`${id}-${index}`}>
              {/* Another site learns nothing of the page that shows its picture. */}
              {image && <img src={image.src} alt={image.alt} loading="lazy" referrerPolicy="no-referrer" />}
              <span className="cf-choice">
                <input
                  type={isSeveral ? 'checkbox' : 'radio'}
                  id={`${id}-${index}`}
                  name={id}
                  checked={chosen.includes(option.value)}
                  disabled={locked}
                  onChange={() => choose(option.value)}
                />
                <span dir="auto">{option.label}</span>
              </span>
            </label>
          );
        })}
      </div>
      {!isSeveral && chosen.length > 0 && !field.required && !locked && (
        <button type="button" className="cf-link" onClick={clear}>
          {texts.clearChoice}
        </button>
      )}
    </ChoiceList>
  );
}

/** The pictures by the values of their options. */
function imagesOf(setting: unknown): ReadonlyMap<string, Picture | undefined> {
  // Cast is safe: only `otherOptions` writes this setting.
  return new Map(setting as readonly (readonly [string, Picture | undefined])[]);
}
