import { listAnswer, withGoneChoices } from '../controls/choices.ts';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';

/** The view of options in an order of one's own. The review numbers them. */
export const rankingView: QuestionView = {
  labelling: 'group',
  Control: lazyControl(async () => (await import('./RankingQuestion.tsx')).RankingQuestion),
  answerText: (answer, { options }, { optionGone }) => {
    const order = listAnswer(answer);
    const known = withGoneChoices(options, order, optionGone);
    return order
      .map((value, place) => `${place + 1}. ${known.find((option) => option.value === value)?.label}`)
      .join(', ');
  },
};
