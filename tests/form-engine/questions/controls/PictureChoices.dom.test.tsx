import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { one, submit } from '../../nasty/hostileForm.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const options = [
  { value: 't', label: 'Tent', image: '/tent.jpg', image_alt: 'Een tent aan een meer' },
  { value: 'h', label: 'Huis', image: 'https://club.example/huis.jpg' },
  'Thuis',
];
const question = { question: 'Waar slaap je?', options };
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });

test('a radio button has its picture and label for a name, and a press on the picture chooses', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={one({ ...question, type: 'radio' })} onSubmit={onSubmit} />);
  await expect.element(radio('Een tent aan een meer Tent')).toBeVisible();
  await expect.element(radio('Huis')).toBeVisible();
  await userEvent.click(page.getByRole('img', { name: 'Een tent aan een meer' }));
  await expect.element(radio('Een tent aan een meer Tent')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Huis')).toBeChecked();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: 'h' } }));
});

test('a chosen radio button is cleared, and another site learns nothing of the page', async () => {
  await render(<ExampleForm sections={one({ ...question, type: 'radio', answer: 'h' })} />);
  await userEvent.click(page.getByRole('button', { name: 'Wis keuze' }));
  await expect.element(radio('Huis')).not.toBeChecked();
  await expect.element(radio('Een tent aan een meer Tent')).toHaveFocus();
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.cf-picture img')];
  expect(pictures.map(({ referrerPolicy }) => referrerPolicy)).toEqual(['no-referrer', 'no-referrer']);
});

test('several pictures are chosen, in the order of the options, beside an answer that is gone', async () => {
  const onSubmit = vi.fn(async () => {});
  const asked = { ...question, type: 'select_multiple', answer: ['Thuis', 'weg'] };
  await render(<ExampleForm sections={one(asked)} onSubmit={onSubmit} />);
  await userEvent.click(box('Huis'));
  await userEvent.click(box('weg (niet meer beschikbaar)'));
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: ['h', 'Thuis'] } }));
});

test('pictures stand beside another answer of one’s own', async () => {
  await render(<ExampleForm sections={one({ ...question, type: 'radio', config: { other: true } })} />);
  await userEvent.click(radio('Andere…'));
  await userEvent.fill(page.getByRole('textbox'), 'Bij oma');
  await expect.element(radio('Andere…')).toBeChecked();
});
