import { withOther } from '../controls/OtherChoice.tsx';
import { selectQuestionView } from '../controls/paged-select/selectQuestionView.tsx';
import type { QuestionView } from '../controls/questionView.tsx';

/** The view of one choice from a drop-down list. */
export const selectView: QuestionView = withOther(selectQuestionView);
