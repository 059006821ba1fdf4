import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { isAddress } from './addressParts.ts';
import { addressText } from './addressText.ts';

/** The view of an address. Its control is large, so it is lazy-loaded. */
export const addressView: QuestionView = {
  labelling: 'group',
  showsParts: true,
  Control: lazyControl(async () => (await import('./AddressQuestion.tsx')).AddressQuestion),
  answerText: (answer, { locale }, texts) =>
    isAddress(answer) ? addressText(answer, { texts, locale }) : '',
};
