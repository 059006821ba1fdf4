import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Menu } from '#src/components/overlays/Menu.tsx';
import { MenuAction } from '#src/components/overlays/MenuAction.tsx';
import { MenuLink } from '#src/components/overlays/MenuLink.tsx';

function renderMenus(onSelect = () => {}) {
  return render(
    <MemoryRouter>
      <Menu label="Eerste">
        <MenuAction onSelect={onSelect}>Noor</MenuAction>
        <MenuAction onSelect={onSelect}>Lars</MenuAction>
        <MenuLink to="/profiel">Profiel</MenuLink>
      </Menu>
      <Menu label="Tweede">
        <MenuAction onSelect={onSelect}>Mila</MenuAction>
      </Menu>
      <button type="button">Ernaast</button>
    </MemoryRouter>,
  );
}

test('Menu exposes whether it is open, and returns the focus to its button after a choice', async () => {
  const onSelect = vi.fn();
  const screen = await renderMenus(onSelect);
  const button = screen.getByRole('button', { name: 'Eerste' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Lars' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).toHaveFocus();
});

test('Menu closes when another menu opens, and on a click outside', async () => {
  const screen = await renderMenus();
  const [first, second] = ['Eerste', 'Tweede'].map((name) => screen.getByRole('button', { name })) as [
    ReturnType<typeof screen.getByRole>,
    ReturnType<typeof screen.getByRole>,
  ]; // two names, two buttons
  await userEvent.click(first);
  await userEvent.click(second);
  await expect.element(first).toHaveAttribute('aria-expanded', 'false');
  await expect.element(second).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Ernaast' }));
  await expect.element(second).toHaveAttribute('aria-expanded', 'false');
});

test('Menu stays open under its button when the window is resized, and closes when its button disappears', async () => {
  await page.viewport(800, 600);
  const screen = await render(
    <MemoryRouter>
      <style>{'.wide { margin-left: 40vw } @media (max-width: 500px) { .wide { display: none } }'}</style>
      <div className="wide">
        <Menu label="Eerste">
          <MenuAction onSelect={() => {}}>Noor</MenuAction>
        </Menu>
      </div>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Eerste' }));
  const choice = screen.getByRole('button', { name: 'Noor' });
  const before = choice.element().getBoundingClientRect().left;
  await page.viewport(600, 700);
  await expect.poll(() => choice.element().getBoundingClientRect().left).toBeLessThan(before - 50);
  await expect.element(choice).toBeVisible();
  await page.viewport(400, 700);
  await expect.poll(() => document.querySelector(':popover-open')).toBeNull();
});

test('Menu by keyboard: the arrows wrap around, and Escape or a choice returns the focus to the button', async () => {
  const onSelect = vi.fn();
  const screen = await renderMenus(onSelect);
  const button = screen.getByRole('button', { name: 'Eerste' });
  button.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: 'Noor' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('link', { name: 'Profiel' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: 'Noor' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('link', { name: 'Profiel' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('button', { name: 'Noor' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('link', { name: 'Profiel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('Menu closes when the focus leaves it', async () => {
  const screen = await renderMenus();
  await userEvent.click(screen.getByRole('button', { name: 'Tweede' }));
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Mila' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect
    .element(screen.getByRole('button', { name: 'Tweede' }))
    .toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['a wide panel', 'end', '52px', 'Iets in je winkelmandje bestaat niet meer. We hebben het verwijderd.'],
  ['a panel of its minimum width', 'end', '220px', 'Noor'],
  ['a panel of its minimum width', 'start', '52px', 'Noor'],
] as const)(
  'Menu keeps %s on the screen when it aligns with the %s of a button at %s',
  async (_what, align, at, text) => {
    await page.viewport(390, 844);
    const screen = await render(
      <div style={{ position: 'fixed', insetInlineEnd: at }}>
        <Menu align={align} label="Meldingen">
          <p style={{ inlineSize: 'max-content', maxInlineSize: '100%' }}>{text}</p>
        </Menu>
      </div>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Meldingen' }));
    const panel = screen.container.querySelector('[popover]');
    const { left, right } = panel?.getBoundingClientRect() ?? {};
    expect(left).toBeGreaterThanOrEqual(8);
    expect(right).toBeLessThanOrEqual(382);
  },
);
