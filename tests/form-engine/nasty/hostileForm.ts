import { page } from 'vitest/browser';
import { questionKinds } from '#form-engine/src/headless.ts';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';
import type { PlainQuestion } from '#form-engine/src/questions/samples/samples.ts';
import type { WireQuestion, WireSection } from '#form-engine/src/sections/wireSection.ts';

export const manyOptions = (count: number) => Array.from({ length: count }, (_, n) => `optie ${n + 1}`);

/** Every kind, with the same text in every place where a server can put one. */
export function hostileSections(text: string): readonly WireSection[] {
  const fields = questionKinds.map(({ name }): WireQuestion => {
    const { plain, withText = (answer) => ({ answer }) } = kindSamples[name];
    return {
      ...plain[0],
      qid: name,
      nid: 0,
      question: `${name} ${text}`,
      help: text,
      placeholder: text,
      course_specific_info: text,
      ...withText(text),
    };
  });
  return [{ title: text, fields }];
}

export const submit = () => page.getByRole('button', { name: 'Versturen' });
export const one = (question: PlainQuestion & { readonly question?: string }): readonly WireSection[] => [
  { title: 'Gegevens', fields: [{ question: 'Vraag', ...question, qid: 'q', nid: 0 }] },
];

/** Sets a large text as a paste does: with one event instead of one for each character. */
export function enter(element: Element, text: string): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    throw new Error('only an input can be filled');
  const prototype = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
