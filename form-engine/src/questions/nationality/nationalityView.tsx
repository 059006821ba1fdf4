import type { QuestionView } from '../controls/questionView.tsx';
import { selectQuestionView } from '../paged-select/selectQuestionView.tsx';

/** The view of a nationality: a searchable list. */
export const nationalityView: QuestionView = selectQuestionView;
