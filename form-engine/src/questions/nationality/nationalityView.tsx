import { selectQuestionView } from '../controls/paged-select/selectQuestionView.tsx';
import type { QuestionView } from '../controls/questionView.tsx';

/** A nationality, in a list that can be searched. */
export const nationalityView: QuestionView = selectQuestionView;
