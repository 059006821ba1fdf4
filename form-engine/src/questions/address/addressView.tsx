import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { isAddress } from './addressParts.ts';
import { addressText } from './addressText.ts';

/** An address in its parts. Its control is heavy, and loaded by a form that has one. */
export const addressView: QuestionView = {
  labelling: 'group',
  showsParts: true,
  Control: lazyControl(async () => (await import('./AddressQuestion.tsx')).AddressQuestion),
  answerText: (answer) => (isAddress(answer) ? addressText(answer) : ''),
};
