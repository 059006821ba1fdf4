import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Entries } from '#src/app/shell/navigation/Entries.tsx';
import { clubEntries } from '#src/app/shell/navigation/navigationEntries.ts';
import { inputAt } from '../../guards/facts.ts';

const { club } = inputAt('/arabesk');
const entries =
  club !== 'unknown' && 'known' in club && club.known !== 'missing' ? clubEntries(club.known, undefined) : [];

test.each([
  ['/arabesk', 'Overzicht'],
  ['/arabesk/cursussen', 'Cursussen'],
])('Entries marks the entry of %s', async (at, current) => {
  await render(
    <MemoryRouter initialEntries={[at]}>
      <Entries title="Dansstudio Arabesk" entries={entries} />
    </MemoryRouter>,
  );
  const marked = page
    .getByRole('link')
    .elements()
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual([current]);
});
