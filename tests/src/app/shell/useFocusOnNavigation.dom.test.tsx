import { useRef, useState } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFocusOnNavigation } from '#src/app/shell/useFocusOnNavigation.ts';

/** A course whose tariff follows in the address, and a cart with a step behind it. */
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

test('useFocusOnNavigation leaves a radio its focus where the address only follows the choice', async () => {
  const screen = await open('/club/jazz');
  screen.getByRole('radio', { name: 'Tarief 1' }).element().focus();
  await userEvent.keyboard(' {ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Tarief 2' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Tarief 2' })).toHaveFocus();
});

test('useFocusOnNavigation begins at the top of a step that is told apart by the query', async () => {
  const screen = await open('/club/mandje');
  await screen.getByRole('link', { name: 'Verder' }).click();
  await expect.element(screen.getByText('Gegevens')).toBeVisible();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('useFocusOnNavigation takes the focus from the menu to the screen that was chosen there', async () => {
  const screen = await open('/club/jazz');
  await screen.getByRole('link', { name: 'Cursussen' }).click();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('useFocusOnNavigation leaves the focus alone on the page that was opened', async () => {
  await open('/club/jazz');
  expect(document.activeElement).toBe(document.body);
});
