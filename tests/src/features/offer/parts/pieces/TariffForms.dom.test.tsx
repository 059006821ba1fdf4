import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PointedFault } from '#src/features/offer/look/problemOf.ts';
import { TariffForms } from '#src/features/offer/parts/pieces/TariffForms.tsx';
import type { OfferCourse } from '#src/features/offer/state/offerFile.ts';
import { tariffOf } from '../../clubOffer.ts';

type Tariffs = OfferCourse['tariffs'];

interface Given {
  readonly first: Tariffs;
  readonly faults?: readonly PointedFault[];
  readonly focus?: string;
  readonly type?: OfferCourse['type'];
}

async function open({ first, faults = [], focus, type = 'course' }: Given) {
  let now = first;
  function Holder() {
    const [tariffs, setTariffs] = useState(first);
    now = tariffs;
    return (
      <TariffForms
        first="Inschrijving"
        tariffs={tariffs}
        onChange={(change) => setTariffs(change)}
        around={{ courses: [], type }}
        {...{ faults, focus }}
      />
    );
  }
  await render(
    <MemoryRouter>
      <Holder />
    </MemoryRouter>,
  );
  return { tariffs: () => now };
}

const tariff = (name: string) => page.getByRole('group', { name, exact: true });
const year = tariffOf({ title: 'Heel het jaar', price: 95, capacity: 16 });

test('TariffForms shows what nearly every club fills in, and folds the rest', async () => {
  const { tariffs } = await open({ first: [{ ...year, parts: 3 }] });
  const form = tariff('Tarief 1: Heel het jaar');
  await userEvent.fill(form.getByRole('textbox', { name: 'Prijs (€)' }), '130');
  await expect.poll(() => tariffs()[0]?.price).toBe(130);
  await expect.element(form.getByRole('textbox', { name: 'Personen samen' })).not.toBeInTheDocument();
  const spread = form.getByText('Gespreid betalen en later starten');
  await expect.element(form.getByText('Ingevuld')).toHaveLength(1);
  await userEvent.click(spread);
  const parts = form.getByRole('textbox', { name: 'Aantal betalingen' });
  await expect.element(parts).toHaveValue('3');
  await userEvent.fill(parts, '2');
  await expect.poll(() => tariffs()).toEqual([{ ...year, price: 130, parts: 2 }]);
});

test('TariffForms asks nothing about trial lessons for an event, unless a file says that it has one', async () => {
  const trial = tariffOf({ title: 'Kijkdag', price: 0, capacity: 16, type: 'trial' });
  await open({ first: [year, trial], type: 'ticket' });
  const most = page.getByRole('textbox', { name: /Hoogstens zoveel proeflessen/ });
  await expect.element(tariff('Tarief 2: Kijkdag').getByRole('textbox', { name: 'Prijs (€)' })).toBeVisible();
  await expect.element(most).toHaveLength(1);
});

test('TariffForms adds a tariff and begins in its name, and keeps the forms of the others when one goes', async () => {
  const { tariffs } = await open({ first: [year] });
  const add = page.getByRole('button', { name: 'Voeg een tarief toe' });
  await userEvent.click(add);
  const second = tariff('Tarief 2');
  await expect.element(second.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
  await userEvent.keyboard('Proefles');
  await userEvent.click(page.getByRole('button', { name: 'Verwijder dit tarief: Tarief 1: Heel het jaar' }));
  await expect.element(add).toHaveFocus();
  await expect
    .element(tariff('Tarief 1: Proefles').getByRole('textbox', { name: 'Naam' }))
    .toHaveValue('Proefles');
  expect(tariffs().map(({ title, price }) => [title, price])).toEqual([['Proefles', undefined]]);
});

test('TariffForms names the first tariff of a course, and asks its price', async () => {
  const { tariffs } = await open({ first: [] });
  await userEvent.click(page.getByRole('button', { name: 'Voeg een tarief toe' }));
  await expect
    .element(tariff('Tarief 1: Inschrijving').getByRole('textbox', { name: 'Prijs (€)' }))
    .toHaveFocus();
  await userEvent.keyboard('95');
  await expect
    .poll(() => tariffs().map(({ title, price }) => [title, price]))
    .toEqual([['Inschrijving', 95]]);
});

test('TariffForms opens the fold with a fault, and shows a fault of all tariffs above them', async () => {
  await open({
    first: [year],
    faults: [
      { path: '/tariffs/0/earlyPrice/price', message: 'Lager dan de prijs' },
      { path: '/tariffs', message: 'Twee tarieven heten hetzelfde' },
    ],
  });
  await expect.element(page.getByText('Lager dan de prijs').first()).toBeVisible();
  await expect.element(page.getByRole('alert').first()).toMatchTextContent('Twee tarieven heten hetzelfde');
});

test('TariffForms focuses what a link names, with its text selected', async () => {
  await open({ first: [year], focus: '/tariffs/0/title' });
  await expect.element(page.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
  await userEvent.keyboard('Jaar');
  await expect.element(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('Jaar');
});

test('TariffForms without a tariff leads a link to the button that adds one', async () => {
  await open({ first: [], focus: '/tariffs' });
  await expect.element(page.getByRole('button', { name: 'Voeg een tarief toe' })).toHaveFocus();
});

test('TariffForms says at a moment with a day alone that its hour is missing, once it is left', async () => {
  await open({ first: [year] });
  const form = tariff('Tarief 1: Heel het jaar');
  const opens = form.getByRole('group', { name: /^Inschrijven vanaf/ });
  await userEvent.fill(opens.getByRole('textbox', { name: 'Datum' }), '28/2/2027');
  await userEvent.click(form.getByRole('textbox', { name: 'Naam' }));
  await expect.element(opens.getByRole('textbox', { name: 'Uur' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(form.getByText('Vul ook het uur in').first()).toBeVisible();
});
