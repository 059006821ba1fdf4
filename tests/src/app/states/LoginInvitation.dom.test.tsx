import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LoginInvitation } from '#src/app/states/LoginInvitation.tsx';
import { hrefs } from '#src/paths.ts';

test('LoginInvitation links to a login that returns to the full path', async () => {
  const here = '/lidkaarten?club=arabesk#noor';
  const router = createMemoryRouter([{ path: '/lidkaarten', Component: LoginInvitation }], {
    initialEntries: [here],
  });
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', hrefs.login(here));
});
