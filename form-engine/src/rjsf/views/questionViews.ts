import type { QuestionView } from '../../questions/controls/questionView.tsx';
import type { KindName } from '../../questions/questionKinds.ts';
import { unknownView } from '../../questions/unknown/unknownView.tsx';
import { builtInViews } from './builtInViews.ts';

/** The view of a kind by its name. The host's views take precedence. A kind without a view is drawn as unknown. */
export function viewOf(kind: string, views: Readonly<Record<string, QuestionView>> = {}): QuestionView {
  if (Object.hasOwn(views, kind)) return views[kind] ?? unknownView;
  return isBuiltIn(kind) ? builtInViews[kind] : unknownView;
}

/** Whether a question of this kind can be drawn as what it is. */
export function hasView(kind: string, views: Readonly<Record<string, QuestionView>> = {}): boolean {
  return Object.hasOwn(views, kind) || isBuiltIn(kind);
}

function isBuiltIn(kind: string): kind is KindName {
  return Object.hasOwn(builtInViews, kind);
}
