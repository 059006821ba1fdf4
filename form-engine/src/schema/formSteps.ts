import type { Section } from '../sections/question.ts';
import type { FormStep } from './compiledForm.ts';

/** Groups sections into steps. Sections before the first one that starts a step are a step of their own. */
export function formSteps(sections: readonly Section[]): readonly FormStep[] {
  if (!sections.some(({ startsStep }) => startsStep)) return [];
  const steps: { title: string; keys: string[] }[] = [];
  for (const { title, keys, startsStep } of sections) {
    const open = startsStep ? undefined : steps.at(-1);
    if (open) open.keys.push(...keys);
    else steps.push({ title, keys: [...keys] });
  }
  return steps.filter(({ keys }) => keys.length > 0);
}
