import { useRef, useState } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFocusOnNavigation } from '#src/app/shell/useFocusOnNavigation.ts';

/** Renders a course that puts its tariff in the address, and a cart with a second step. */
function App() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useFocusOnNavigation(main);
  return (
    <>
      <nav>
        <Link to="/club">Cursussen</Link>
      </nav>
      <main ref={main} tabIndex={-1}>
        {pathname === '/club' && <p>Cursussen</p>}
        {pathname.startsWith('/club/jazz') && <Tariffs />}
        {pathname === '/club/mandje' && (search ? <p>Gegevens</p> : <Link to="?stap=gegevens">Verder</Link>)}
      </main>
    </>
  );
}

function Tariffs() {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(0);
  const choose = (tariff: number) => {
    setChosen(tariff);
    void navigate(`/club/jazz/${tariff}`, { replace: true });
  };
  return [1, 2].map((tariff) => (
    <label key={tariff}>
      <input type="radio" name="tariff" checked={chosen === tariff} onChange={() => choose(tariff)} />
      {`Tarief ${tariff}`}
    </label>
  ));
}

function open(path: string) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
}

test('useFocusOnNavigation keeps the focus on a radio when the address only follows the choice', async () => {
  const screen = await open('/club/jazz');
  screen.getByRole('radio', { name: 'Tarief 1' }).element().focus();
  await userEvent.keyboard(' {ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Tarief 2' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Tarief 2' })).toHaveFocus();
});

test('useFocusOnNavigation focuses the top of a step that differs by the query only', async () => {
  const screen = await open('/club/mandje');
  await screen.getByRole('link', { name: 'Verder' }).click();
  await expect.element(screen.getByText('Gegevens')).toBeVisible();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('useFocusOnNavigation moves the focus from the menu to the new screen', async () => {
  const screen = await open('/club/jazz');
  await screen.getByRole('link', { name: 'Cursussen' }).click();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('useFocusOnNavigation does not move the focus on the first page', async () => {
  await open('/club/jazz');
  expect(document.activeElement).toBe(document.body);
});
