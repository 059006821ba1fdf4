import { selectQuestionView } from '../controls/paged-select/selectQuestionView.tsx';
import type { QuestionView } from '../controls/questionView.tsx';

/** The view of a nationality: a searchable list. */
export const nationalityView: QuestionView = selectQuestionView;
