import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { plainControl } from '#form-engine/src/questions/controls/plainControl.tsx';
import type { QuestionControlProps } from '#form-engine/src/questions/controls/questionView.tsx';
import { textView } from '#form-engine/src/questions/text/textView.tsx';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const sections: readonly WireSection[] = [
  {
    title: '',
    fields: [
      { qid: 'name', nid: 0, type: 'text', question: 'Naam' },
      { qid: 'city', nid: 0, type: 'text', question: 'Stad' },
    ],
  },
];

test('SectionGuard replaces only the plain field that throws, and the others keep their answers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  let fails = false;
  const text = plainControl((props: QuestionControlProps) => {
    if (fails && props.field.label === 'Stad') throw new Error('broken control');
    return <textView.Control {...props} />;
  });
  const form = () => <ExampleForm sections={sections} views={{ text: { ...textView, Control: text } }} />;
  const { rerender } = await render(form());
  await userEvent.fill(page.getByRole('textbox', { name: /^Naam/ }), 'Noor');
  expect(document.querySelectorAll('.cf-failed')).toHaveLength(0);
  fails = true;
  await rerender(form());
  await expect.element(page.getByText(/^We konden dit veld niet laden/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Naam/ })).toHaveValue('Noor');
  expect(document.querySelectorAll('.cf-failed')).toHaveLength(1);
  expect(reported).toHaveBeenCalledOnce();
});
