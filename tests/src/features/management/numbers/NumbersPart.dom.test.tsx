import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import numbers from '#schemas/examples/numbers/getClubNumbers.json' with { type: 'json' };
import seasons from '#schemas/examples/people/getSeasonNumbers.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { NumbersPart } from '#src/features/management/numbers/NumbersPart.tsx';
import { openAsMember } from '#tests/src/features/session/openAsMember.tsx';

const club = parseClub(clubs.response.valid[0]?.value.result);

const seasonExample = seasons.response.valid[0]?.value.result;

const openNumbers = (example: number) =>
  openAsMember({
    at: '/arabesk/beheer/cijfers',
    screen: <NumbersPart club={club} />,
    answers: {
      get_club_numbers: () => Response.json(numbers.response.valid[example]?.value),
      get_season_numbers: ({ season = '2026' }) =>
        Response.json({ result: { ...seasonExample, season: Number(season) } }),
    },
  });

test('NumbersPart says what each chart shows, and has its numbers in a table', async () => {
  await openNumbers(0);
  await expect
    .element(page.getByRole('img', { name: /Seizoen 2026-2027: 51 inschrijvingen tot nu/ }))
    .toBeVisible();
  await expect.element(page.getByRole('img', { name: /Daarvan is €.335,50 vervallen/ })).toBeVisible();
  await userEvent.click(page.getByText('Toon als tabel (Openstaand geld)'));
  const table = page.getByRole('table', { name: 'Openstaand geld' });
  await expect
    .element(table.getByRole('row', { name: /31 tot en met 60 dagen/ }))
    .toMatchTextContent(/€.90,00/);
  await expect
    .element(page.getByRole('table', { name: 'Plaatsen per cursus' }).getByRole('row', { name: /Ballet 1/ }))
    .toMatchTextContent(/18 *20 *90 %/);
  await expect.element(page.getByText(/Alle cursussen samen: 78 % aanwezig/)).toBeVisible();
});

test('NumbersPart of a new club says what is not there yet', async () => {
  await openNumbers(1);
  await expect.element(page.getByText('Er zijn nog geen cursussen.')).toBeVisible();
  await expect.element(page.getByText('Er staat geen geld open.')).toBeVisible();
  expect(page.getByRole('img').elements()).toEqual([]);
});

test('NumbersPart sums the courses of a season, and asks another season by its address', async () => {
  const { address } = await openNumbers(0);
  const table = page.getByRole('table', { name: 'Cijfers van 2026-2027' });
  await expect
    .element(table.getByRole('row', { name: /^Samen/ }))
    .toMatchTextContent(/36 *4 *0 *€.8\.190,00 *€.90,00 *€.7\.650,00 *€.450,00/);
  await userEvent.selectOptions(page.getByLabelText('Seizoen'), '2025-2026');
  await expect.element(page.getByRole('table', { name: 'Cijfers van 2025-2026' })).toBeVisible();
  expect(address()).toBe('/arabesk/beheer/cijfers?seizoen=2025');
});
