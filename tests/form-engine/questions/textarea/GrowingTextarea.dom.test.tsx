import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ExampleForm } from '../../registration/exampleForm.tsx';

test('GrowingTextarea grows with its text and shrinks again', async () => {
  const sections = [
    {
      title: '',
      fields: [{ qid: 'a', nid: 0, type: 'textarea', question: 'Opmerkingen', required: 1 as const }],
    },
  ];
  await render(<ExampleForm sections={sections} />);
  const box = page.getByRole('textbox', { name: 'Opmerkingen' });
  const height = () => box.element().getBoundingClientRect().height;
  const empty = height();
  await userEvent.fill(box, 'regel\n'.repeat(8));
  expect(height()).toBeGreaterThan(empty * 1.5);
  await userEvent.clear(box);
  expect(height()).toBe(empty);
});
