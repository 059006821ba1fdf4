import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SeasonDialog } from '#src/features/offer/season/SeasonDialog.tsx';
import type { OfferFile } from '#src/features/offer/state/offerFile.ts';
import { clubOffer, courseOf, tariffOf } from '../clubOffer.ts';

const today = '2026-11-29';
const tuesdays = Array.from({ length: 40 }, (_, week) => ({
  day: new Date(Date.UTC(2026, 8, 8 + 7 * week)).toISOString().slice(0, 10),
  ...{ from: '17:00', to: '18:00' },
}));
const offer = clubOffer({
  courses: [
    courseOf('Kleuterturnen', { nid: 5, sessions: tuesdays, tariffs: [tariffOf({ nid: 51, price: 95 })] }),
    courseOf('Paaskamp', { nid: 6, type: 'activity' }),
  ],
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const price = (course: string) =>
  page.getByRole('textbox', { name: `Heel jaar – nieuwe prijs van ${course}` });

async function open(file = offer) {
  const onChange = vi.fn<(next: OfferFile, what: string) => void>();
  await render(
    <main>
      <SeasonDialog file={file} today={today} onChange={onChange} />
    </main>,
  );
  return onChange;
}

test('SeasonDialog takes a whole club over in six actions, and changes nothing of this season', async () => {
  const onChange = await open();
  await userEvent.click(button('Verder'));
  await expect.element(page.getByRole('heading', { name: 'Stap 2 van 3: Dagen en prijzen' })).toHaveFocus();
  await userEvent.click(page.getByText('Met een percentage'));
  await userEvent.fill(page.getByLabelText('Hoeveel procent erbij?'), '5');
  await expect.element(price('Kleuterturnen')).toHaveValue('100,00');
  await userEvent.click(page.getByText('Zodra je publiceert'));
  await userEvent.click(button('Verder'));
  await userEvent.click(button('Neem 1 cursus en 1 activiteit over'));
  const [next, what] = onChange.mock.calls[0] ?? [];
  expect(what).toBe('1 cursus en 1 activiteit overgenomen naar 2027-2028');
  expect(next?.courses.slice(0, 2)).toEqual(offer.courses);
  expect(next?.courses.slice(2)).toMatchObject([
    { title: 'Kleuterturnen 2027-2028', questionsOf: 'kleuterturnen', tariffs: [{ price: 100 }] },
    { title: 'Paaskamp 2027-2028', tariffs: [{ price: 105 }] },
  ]);
  expect(next?.courses[2]?.sessions[0]?.day).toBe('2027-09-07');
});

test('SeasonDialog takes only what is chosen, at a price that was typed and from a moment', async () => {
  const onChange = await open();
  await userEvent.click(page.getByRole('checkbox', { name: /Paaskamp/ }));
  await expect.element(page.getByRole('status')).toHaveTextContent('1 van 2 gekozen');
  await userEvent.click(button('Verder'));
  await userEvent.fill(price('Kleuterturnen'), '97,5');
  await userEvent.click(page.getByText('Vanaf een dag en een uur'));
  await userEvent.fill(page.getByLabelText('Dag', { exact: true }), '2027-06-01');
  await userEvent.click(button('Verder'));
  await userEvent.click(button('Neem 1 cursus over'));
  expect(onChange.mock.calls[0]?.[0].courses.slice(2)).toMatchObject([
    { title: 'Kleuterturnen 2027-2028', tariffs: [{ price: 97.5, opens: '2027-06-01 20:00' }] },
  ]);
});

test('SeasonDialog goes on only when everything can be read, and brings the focus to what can not', async () => {
  await open();
  await userEvent.click(button('Kies niets'));
  await userEvent.click(button('Verder'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Kies minstens één cursus.');
  await userEvent.click(button('Kies alles'));
  await userEvent.click(button('Verder'));
  await userEvent.fill(price('Paaskamp'), 'veel');
  await userEvent.click(button('Verder'));
  await expect.element(price('Paaskamp')).toHaveFocus();
  await expect.element(price('Paaskamp')).toHaveAccessibleDescription(/Vul een bedrag in/);
  // A course that nobody chose is in nobody's way, and what was typed stays.
  await userEvent.click(button('Vorige'));
  await userEvent.click(page.getByRole('checkbox', { name: /Paaskamp/ }));
  await userEvent.click(button('Verder'));
  await userEvent.click(button('Verder'));
  await expect.element(button('Neem 1 cursus over')).toBeVisible();
});

test('SeasonDialog says so where every course has its next one', async () => {
  await open(clubOffer());
  await expect.element(page.getByRole('heading', { name: 'Niets om over te nemen' })).toBeVisible();
});
