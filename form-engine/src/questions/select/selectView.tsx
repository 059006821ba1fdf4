import type { QuestionView } from '../controls/questionView.tsx';
import { withOther } from '../controls/withOther.tsx';
import { selectQuestionView } from '../paged-select/selectQuestionView.tsx';

/** The view of one choice from a drop-down list. */
export const selectView: QuestionView = withOther(selectQuestionView);
