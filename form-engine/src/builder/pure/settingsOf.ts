import type { KindSettings } from '../../questions/question-kind/kindSettings.ts';
import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import { builtInSettings } from './builtInSettings.ts';

/** The settings of a kind: its own, or those in the folder of a built-in one. `undefined` for a kind that no builder offers. */
export function settingsOf({ name, settings }: QuestionKind): KindSettings | undefined {
  const builtIn: Readonly<Record<string, KindSettings>> = builtInSettings;
  return settings ?? (Object.hasOwn(builtIn, name) ? builtIn[name] : undefined);
}
