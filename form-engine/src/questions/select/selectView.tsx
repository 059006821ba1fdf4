import { selectQuestionView } from '../controls/paged-select/selectQuestionView.tsx';
import type { QuestionView } from '../controls/questionView.tsx';

/** One of several, in a list that opens. */
export const selectView: QuestionView = selectQuestionView;
