import { labelIn } from '../paged-select/hostLabels.ts';
import { choicesByValue, choiceText, listAnswer } from './choices.ts';
import { lazyControl } from './lazyControl.tsx';
import { isPlain, plainControl } from './plainControl.tsx';
import type { QuestionControlProps, QuestionView } from './questionView.tsx';

const HostChoice = lazyControl(async () => (await import('../paged-select/HostChoice.tsx')).HostChoice);
const OtherChoice = lazyControl(async () => (await import('./OtherChoice.tsx')).OtherChoice);

const PictureChoices = lazyControl(async () => (await import('./PictureChoices.tsx')).PictureChoices);

/** A view of choices that shows the pictures of options, and offers "Andere…" with a text field, where the question asks for it. */
export function withOther(view: QuestionView): QuestionView {
  const isSeveral = view.labelling === 'group';
  const Choice = (props: QuestionControlProps) =>
    props.field.settings.images ? (
      <PictureChoices {...props} isSeveral={isSeveral} />
    ) : (
      <view.Control {...props} />
    );
  const ChoiceOrOther = plainControl(
    function ChoiceOrOther(props: QuestionControlProps) {
      const { other, port: list } = props.field.settings;
      const port = props.ports.options;
      if (port && typeof list === 'string') return <HostChoice {...props} {...{ port, list, isSeveral }} />;
      return other === true ? (
        <OtherChoice {...props} Choice={Choice} isSeveral={isSeveral} />
      ) : (
        <Choice {...props} />
      );
    },
    // The other controls are lazy-loaded.
    (field) => {
      const { other, port, images } = field.settings;
      return other !== true && typeof port !== 'string' && !images && isPlain(view, field);
    },
  );
  return {
    ...view,
    Control: ChoiceOrOther,
    answerText: (answer, field, texts) => {
      const { other, port } = field.settings;
      if (typeof port === 'string')
        return listAnswer(answer)
          .map((value) => labelIn(port, field.options, value) ?? value)
          .join(', ');
      if (other !== true) return choiceText(answer, field, texts);
      const offered = choicesByValue(field.options);
      const own = listAnswer(answer).filter((value) => !offered.has(value));
      const chosen = listAnswer(answer).filter((value) => offered.has(value));
      return [choiceText(chosen, field, texts), ...own].filter(Boolean).join(', ');
    },
  };
}
