import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyControl } from '#form-engine/src/questions/controls/lazyControl.tsx';
import type {
  QuestionControlProps,
  QuestionView,
} from '#form-engine/src/questions/controls/questionView.tsx';
import { textAnswer } from '#form-engine/src/questions/controls/textAnswer.ts';
import { textView } from '#form-engine/src/questions/text/textView.tsx';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const sections: readonly WireSection[] = [
  {
    title: '',
    fields: [
      { qid: 'name', nid: 0, type: 'text', question: 'Naam', required: 1 },
      { qid: 'note', nid: 0, type: 'textarea', question: 'Opmerking', answer: 'Tot zo' },
    ],
  },
];
const retry = () => page.getByRole('button', { name: 'Opnieuw proberen' });
const name = () => page.getByRole('textbox', { name: 'Naam' });

/** Silences the expected reports: React logs what a boundary catches, and the engine calls `reportError`. */
function expectReports() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
}

function viewWith(Control: QuestionView['Control']): Readonly<Record<string, QuestionView>> {
  return { textarea: { labelling: 'label', Control, answerText: textAnswer } };
}

test('ControlBoundary keeps the form usable and the answer intact when a control throws', async () => {
  const reported = expectReports();
  const failure = new Error('broken control');
  const broken = () => {
    throw failure;
  };
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={sections} views={viewWith(broken)} onSubmit={onSubmit} />);
  await expect.element(page.getByText(/^We konden dit veld niet laden/)).toBeVisible();
  await expect.element(retry()).toHaveAccessibleDescription(/^We konden dit veld niet laden/);
  expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
  await userEvent.fill(name(), 'Noor');
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ qids: { name_0: 'Noor', note_0: 'Tot zo' } }),
  );
});

test('ControlBoundary renders a control again that threw once, with its answer and the focus', async () => {
  expectReports();
  let works = false;
  const sometimes = (props: QuestionControlProps) => {
    if (!works) throw new Error('not yet');
    return <textView.Control {...props} />;
  };
  await render(<ExampleForm sections={sections} views={viewWith(sometimes)} />);
  await userEvent.click(retry());
  await expect.element(retry()).toHaveFocus();
  works = true;
  await userEvent.click(retry());
  const note = page.getByRole('textbox', { name: /^Opmerking/ });
  await expect.element(note).toHaveValue('Tot zo');
  await expect.element(note).toHaveFocus();
});

test('ControlBoundary retries a lazy-loaded control whose code could not be fetched', async () => {
  const reported = expectReports();
  const load = vi
    .fn(async () => textView.Control)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await render(<ExampleForm sections={sections} views={viewWith(lazyControl(load))} />);
  await expect.element(retry()).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(retry());
  await expect.poll(() => reported.mock.calls.length).toBe(2);
  await expect.element(retry()).toHaveFocus();
  await userEvent.click(retry());
  await expect.element(page.getByRole('textbox', { name: /^Opmerking/ })).toHaveValue('Tot zo');
  await expect.element(page.getByRole('textbox', { name: /^Opmerking/ })).toHaveFocus();
  expect(load).toHaveBeenCalledTimes(3);
});

test('ControlBoundary: a later form uses a lazy-loaded control without loading its code again', async () => {
  const load = vi.fn(async () => textView.Control);
  const views = viewWith(lazyControl(load));
  const first = await render(<ExampleForm sections={sections} views={views} />);
  await expect.element(page.getByRole('textbox', { name: /^Opmerking/ })).toBeVisible();
  await first.unmount();
  await render(<ExampleForm sections={sections} views={views} />);
  await expect.element(page.getByRole('textbox', { name: /^Opmerking/ })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
