import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Menu } from '../../../../src/components/overlays/Menu.tsx';
import { MenuAction } from '../../../../src/components/overlays/MenuAction.tsx';
import { MenuLink } from '../../../../src/components/overlays/MenuLink.tsx';

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

test('Menu says whether it is open, and closes after a choice with the focus back on its button', async () => {
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

test('Menu closes when another opens, and on a press outside', async () => {
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

test('Menu by keyboard: the arrows walk round, Escape gives the focus back', async () => {
  const screen = await renderMenus();
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
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('Menu closes when the focus walks out of it', async () => {
  const screen = await renderMenus();
  await userEvent.click(screen.getByRole('button', { name: 'Tweede' }));
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Mila' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect
    .element(screen.getByRole('button', { name: 'Tweede' }))
    .toHaveAttribute('aria-expanded', 'false');
});
