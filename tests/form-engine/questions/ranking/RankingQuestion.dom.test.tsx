import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { one, submit } from '../../nasty/hostileForm.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const question = {
  type: 'ranking',
  question: 'Wat doe je het liefst?',
  options: { z: 'Zwemmen', l: 'Lopen', f: 'Fietsen' },
};
const order = () =>
  [...document.querySelectorAll('.cf-ranked-label')].map((item) => item.textContent).join(' ');
const button = (name: string) => page.getByRole('button', { name });
const up = (label: string) => button(`Verplaats ${label} naar boven`);
const down = (label: string) => button(`Verplaats ${label} naar beneden`);
const said = (text: string) =>
  expect.element(page.getByRole('status').filter({ hasText: text })).toBeInTheDocument();

test('items move by their buttons, which keep the focus, and each move is said', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={one({ ...question, required: 1 })} onSubmit={onSubmit} />);
  await userEvent.click(up('Fietsen'));
  await said('Fietsen: plaats 2 van 3');
  await expect.element(up('Fietsen')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await said('Fietsen: plaats 1 van 3');
  expect(order()).toBe('Fietsen Zwemmen Lopen');
  await expect.element(up('Fietsen')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(order()).toBe('Fietsen Zwemmen Lopen');
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: ['f', 'z', 'l'] } }));
});

test('items move by Alt and an arrow', async () => {
  await render(<ExampleForm sections={one(question)} />);
  await expect.element(down('Zwemmen')).toBeVisible();
  (down('Zwemmen').element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  await expect.poll(order).toBe('Lopen Fietsen Zwemmen');
  await expect.element(down('Zwemmen')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(order).toBe('Lopen Zwemmen Fietsen');
});

test('an item is dragged to another place', async () => {
  await render(<ExampleForm sections={one(question)} />);
  const item = (label: string) => page.getByRole('listitem').filter({ hasText: label });
  await userEvent.dragAndDrop(item('Fietsen').getByText('Fietsen'), item('Zwemmen').getByText('Zwemmen'));
  await expect.poll(order).toBe('Fietsen Zwemmen Lopen');
  await said('Fietsen: plaats 1 van 3');
});

/** Moves a pointer that nobody holds, as a browser would. */
function point(element: Element, type: string, clientY: number, pointerType = 'touch') {
  element.dispatchEvent(
    new PointerEvent(type, {
      ...{ bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, button: 0 },
      ...{ clientY, pointerType },
    }),
  );
}

test('a finger drags by the grip only, and a cancelled drag changes nothing', async () => {
  // The pointer of this test doesn't exist, so it can't be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
  await render(<ExampleForm sections={one(question)} />);
  await expect.element(up('Fietsen')).toBeVisible();
  const last = document.querySelectorAll('.cf-ranked')[2];
  const grip = last?.querySelector('.cf-grip');
  if (!last || !grip) throw new Error('the list has no third item');
  point(last, 'pointerdown', 500);
  point(last, 'pointermove', 300);
  point(last, 'pointerup', 300);
  await expect.poll(order).toBe('Zwemmen Lopen Fietsen');
  point(grip, 'pointerdown', 500);
  point(last, 'pointermove', 300);
  await expect.element(last as HTMLElement).toHaveAttribute('data-dragged');
  point(last, 'pointercancel', 300);
  await expect.element(last as HTMLElement).not.toHaveAttribute('data-dragged');
  expect(order()).toBe('Zwemmen Lopen Fietsen');
  point(grip, 'pointerdown', 500);
  point(last, 'pointermove', 300);
  await expect.element(last as HTMLElement).toHaveAttribute('data-dragged');
  point(last, 'pointerup', 300);
  await expect.poll(order).toBe('Fietsen Zwemmen Lopen');
});

test('the order that is shown first is an answer once somebody says so, and can be cleared', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={one(question)} onSubmit={onSubmit} />);
  await expect.element(page.getByText('Nog geen volgorde gekozen')).toBeVisible();
  await userEvent.click(button('Deze volgorde is goed'));
  await said('Je volgorde is gekozen');
  await expect.element(down('Zwemmen')).toHaveFocus();
  await userEvent.click(button('Wis keuze'));
  await expect.element(button('Deze volgorde is goed')).toHaveFocus();
  await userEvent.click(button('Deze volgorde is goed'));
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: ['z', 'l', 'f'] } }));
});

test('an answer whose options changed shows what is gone, and is asked again', async () => {
  await render(<ExampleForm sections={one({ ...question, answer: ['f', 'weg', 'z'] })} />);
  await expect.element(page.getByText('weg (niet meer beschikbaar)')).toBeVisible();
  expect(order()).toBe('Fietsen Zwemmen Lopen');
  await userEvent.click(button('Deze volgorde is goed'));
  await expect.element(page.getByText('weg (niet meer beschikbaar)')).not.toBeInTheDocument();
});

test('the review numbers the options, and a locked list has no buttons', async () => {
  const answered = one({ ...question, answer: ['f', 'z', 'l'] });
  const { rerender } = await render(<ExampleForm sections={answered} mode="review" />);
  await expect.element(page.getByText('1. Fietsen, 2. Zwemmen, 3. Lopen')).toBeVisible();
  await rerender(<ExampleForm sections={answered} mode="read" />);
  await expect.poll(order).toBe('Fietsen Zwemmen Lopen');
  expect(document.querySelectorAll('.cf-ranking button').length).toBe(0);
});
