import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HallField } from '#src/features/offer/hall/HallField.tsx';
import { firstStand } from '#src/features/offer/hall/view/newStand.ts';
import type { OfferStand } from '#src/features/offer/hall/view/standSeats.ts';

const parterre: OfferStand = {
  ...{ nid: 51, title: 'Parterre', surcharge: 2 },
  seats: [
    { row: 'A', y: 0, x: 0, from: 1, to: 4, wheelchairs: [] },
    { row: 'B', y: 1, x: 0, from: 1, to: 4, wheelchairs: [] },
  ],
};

function Held({ first, onChange }: { first: OfferStand[]; onChange: (next: OfferStand[]) => void }) {
  const [stands, setStands] = useState(first);
  return (
    <HallField
      stands={stands}
      onChange={(next) => {
        setStands(next);
        onChange(next);
      }}
    />
  );
}

async function open(first: OfferStand[]) {
  const onChange = vi.fn<(next: OfferStand[]) => void>();
  await render(<Held first={first} onChange={onChange} />);
  return { onChange, last: () => onChange.mock.lastCall?.[0] ?? [] };
}

const field = (name: string | RegExp) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const seat = (name: string) => page.getByRole('gridcell', { name, exact: true });
const said = (text: string) => expect.element(page.getByRole('status')).toHaveTextContent(text);

beforeEach(() => page.viewport(1280, 900));

test('HallField makes rows A to N of 20 seats in one go, and draws them', async () => {
  const { last } = await open([]);
  await userEvent.click(button('Voeg een deel met stoelen toe'));
  await userEvent.click(button('Voeg de rijen toe'));
  await expect.element(page.getByText('Vul een getal van 1 tot en met 200 in.')).toBeVisible();
  await userEvent.fill(field('Tot en met rij'), 'N');
  await userEvent.fill(field('Stoelen per rij'), '20');
  await userEvent.fill(field('Gangpad na stoel'), '10');
  await userEvent.click(button('Voeg de rijen toe'));
  await said('14 rijen toegevoegd.');
  await expect.element(page.getByText('280 genummerde plaatsen.')).toBeVisible();
  expect(last()[0]?.seats.slice(0, 2)).toEqual([
    { row: 'A', y: 0, x: 0, from: 1, to: 10, wheelchairs: [] },
    { row: 'A', y: 0, x: 11, from: 11, to: 20, wheelchairs: [] },
  ]);
  await expect.element(seat('Rij N, stoel 20')).toBeInTheDocument();
  await expect.element(field('Van rij')).toHaveValue('O');
});

test('HallField ticks wheelchair places in the drawing, by pointer and by keyboard', async () => {
  const { last } = await open([parterre]);
  await userEvent.click(seat('Rij A, stoel 1'));
  await said('Rij A, stoel 1 is nu een rolstoelplaats.');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(last()[0]).toEqual({
    ...parterre,
    seats: parterre.seats.map((block) => ({ ...block, wheelchairs: [block.row === 'A' ? 1 : 2] })),
  });
  await expect.element(seat('Rij B, stoel 2, rolstoelplaats')).toHaveFocus();
  await userEvent.keyboard(' ');
  await said('Rij B, stoel 2 is weer een gewone stoel.');
});

test('HallField makes and closes an aisle, and the focus stays on the seat', async () => {
  const { last } = await open([parterre]);
  await userEvent.click(page.getByText('Gangpad', { exact: true }));
  await userEvent.click(seat('Rij A, stoel 2'));
  await said('Rechts van stoel 2 is er nu een gangpad.');
  expect(last()[0]?.seats.map(({ row, x, from }) => [row, x, from])).toEqual([
    ['A', 0, 1],
    ['A', 3, 3],
    ['B', 0, 1],
    ['B', 3, 3],
  ]);
  await expect.element(seat('Rij A, stoel 2')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(last()).toEqual([parterre]);
});

test('HallField takes a seat away, and the focus goes to the seat beside it', async () => {
  const { last } = await open([parterre]);
  await userEvent.click(page.getByText('Stoel weg', { exact: true }));
  await userEvent.click(seat('Rij A, stoel 4'));
  await expect.element(seat('Rij A, stoel 4')).not.toBeInTheDocument();
  await expect.element(seat('Rij A, stoel 3')).toHaveFocus();
  expect(last()[0]?.seats[0]).toMatchObject({ row: 'A', from: 1, to: 3 });
});

test('HallField changes a row, and refuses the name of another row', async () => {
  const { onChange, last } = await open([parterre]);
  await userEvent.click(page.getByText('Rij per rij: 2 rijen'));
  const row = page.getByRole('group', { name: 'Rij B' });
  await userEvent.fill(row.getByLabelText('Naam'), 'A');
  await expect.element(page.getByText('Een andere rij heet ook zo.')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.fill(row.getByLabelText('Stoelen'), '6');
  await userEvent.fill(row.getByLabelText('Begint bij kolom'), '3');
  expect(last()[0]?.seats[1]).toEqual({ row: 'B', y: 1, x: 2, from: 1, to: 6, wheelchairs: [] });
});

test('HallField adds standing places, and reads their number and a surcharge as they are typed', async () => {
  const { last } = await open([parterre]);
  await userEvent.click(button('Voeg staanplaatsen toe'));
  const part = page.getByRole('group', { name: 'Staanplaatsen' });
  await userEvent.fill(part.getByLabelText('Aantal staanplaatsen'), '0');
  await expect.element(page.getByText('Vul een getal vanaf 1 in.')).toBeVisible();
  await userEvent.fill(part.getByLabelText('Aantal staanplaatsen'), '80');
  await userEvent.fill(part.getByLabelText('Toeslag per plaats'), '1,2');
  await expect.element(part.getByLabelText('Toeslag per plaats')).toHaveValue('1,2');
  expect(last()[1]).toEqual({ title: 'Staanplaatsen', surcharge: 1.2, capacity: 80, seats: [] });
  await userEvent.fill(part.getByLabelText('Toeslag per plaats'), 'veel');
  await expect.element(page.getByText('Vul een bedrag in, zoals 2,50.')).toBeVisible();
  expect(last()[1]?.surcharge).toBe(1.2);
});

test('HallField replaces the standing places of a new event by seats, unless somebody changed them', async () => {
  const { last } = await open([firstStand()]);
  await expect.element(page.getByText('100 staanplaatsen.')).toBeVisible();
  await userEvent.click(button('Voeg een deel met stoelen toe'));
  await said('Het deel met stoelen vervangt de staanplaatsen.');
  expect(last()).toEqual([{ title: 'Zaal', surcharge: 0, seats: [] }]);
});

test('HallField keeps standing places with another number beside seats', async () => {
  const { last } = await open([firstStand(80)]);
  await userEvent.click(button('Voeg een deel met stoelen toe'));
  expect(last()).toMatchObject([{ title: 'Zaal', capacity: 80 }, { title: 'Deel 2' }]);
});

test('HallField moves a part towards the stage with its number, and removes one', async () => {
  const balcony: OfferStand = { nid: 52, title: 'Balkon', surcharge: 0, seats: [] };
  const { last } = await open([parterre, balcony]);
  await userEvent.click(
    page.getByRole('group', { name: 'Balkon' }).getByRole('button', { name: 'Dichter bij het podium' }),
  );
  expect(last()).toEqual([balcony, parterre]);
  await userEvent.click(
    page.getByRole('group', { name: 'Balkon' }).getByRole('button', { name: 'Verwijder dit deel' }),
  );
  expect(last()).toEqual([parterre]);
});

test('HallField fits a phone', async () => {
  await page.viewport(390, 844);
  await open([parterre]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const { height } = seat('Rij A, stoel 1').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(24);
});
