import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useKeptFocus } from '#src/app/shell/useKeptFocus.ts';
import { Dialog } from '#src/components/overlays/Dialog.tsx';

/** Renders two rows. "Betaal" removes its button, and "Verlaat" removes its row after a question. */
function App() {
  const main = useRef<HTMLElement>(null);
  const [isPaid, setPaid] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isLeft, setLeft] = useState(false);
  useKeptFocus(main);
  return (
    <main ref={main} tabIndex={-1}>
      <section aria-label="Nota">
        {!isPaid && (
          <button type="button" onClick={() => setPaid(true)}>
            Betaal
          </button>
        )}
        <a href="#pdf">Pdf</a>
      </section>
      <section aria-label="Wachtlijsten">
        {!isLeft && (
          <article>
            <button type="button" onClick={() => setAsked(true)}>
              Verlaat
            </button>
            <Dialog open={isAsked} title="Zeker?" onClose={() => setAsked(false)}>
              <button type="button" onClick={() => setLeft(true)}>
                Ja
              </button>
            </Dialog>
          </article>
        )}
      </section>
      <p>Einde</p>
    </main>
  );
}

test('useKeptFocus focuses the section of a button that disappears, so that Tab continues there', async () => {
  const screen = await render(<App />);
  screen.getByRole('button', { name: 'Betaal' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('region', { name: 'Nota' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Pdf' })).toHaveFocus();
  await expect.element(screen.getByRole('region', { name: 'Nota' })).not.toHaveAttribute('tabindex');
});

test('useKeptFocus focuses the list of a row that disappears with its dialog', async () => {
  const screen = await render(<App />);
  await screen.getByRole('button', { name: 'Verlaat' }).click();
  await screen.getByRole('button', { name: 'Ja' }).click();
  await expect.element(screen.getByRole('region', { name: 'Wachtlijsten' })).toHaveFocus();
});

/** Renders a button that another event removes, as the answer of a server does. */
function Removable({ isShown }: { isShown: boolean }) {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <main ref={main} tabIndex={-1}>
      <section aria-label="Nota">{isShown && <button type="button">Betaal</button>}</section>
    </main>
  );
}

test('useKeptFocus leaves the focus alone when the person had left the element before', async () => {
  const screen = await render(<Removable isShown />);
  const button = screen.getByRole('button', { name: 'Betaal' }).element();
  button.focus();
  button.blur();
  // The hook forgets the element in a task of its own, which runs before this one.
  await new Promise((resolve) => setTimeout(resolve));
  await screen.rerender(<Removable isShown={false} />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
