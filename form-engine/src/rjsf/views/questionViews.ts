import type { QuestionView } from '../../questions/controls/questionView.tsx';
import { unknownView } from '../../questions/unknown/unknownView.tsx';

/** Views by the name of their kind. */
export type QuestionViews = Readonly<Record<string, QuestionView>>;

/** The view of a kind by its name. A kind without a view is drawn as unknown. */
export function viewOf(kind: string, views: QuestionViews): QuestionView {
  return (hasView(kind, views) ? views[kind] : undefined) ?? unknownView;
}

/** Whether a question of this kind can be drawn as what it is. */
export function hasView(kind: string, views: QuestionViews): boolean {
  return Object.hasOwn(views, kind);
}
