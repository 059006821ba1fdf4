import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RaisePrice } from '#src/features/management/stopping/RaisePrice.tsx';
import { answer, openAsMember } from '../../session/openAsMember.tsx';

async function open({ mailed = true } = {}) {
  const closed: string[] = [];
  const { calls } = await openAsMember({
    at: '/arabesk/beheer?cursus=110&inschrijving=31',
    screen: (
      <RaisePrice
        club={{ nid: 1, url: 'arabesk' }}
        registration={{ id: 31, name: 'Noor Peeters' }}
        mailed={mailed}
        price={17_000}
        onClose={() => closed.push('closed')}
      />
    ),
    answers: { raise_price: answer({ number: 'KN-2026-000042', amount: 25, price: 195 }) },
  });
  const sent = () => calls.flatMap((call) => (call.operation === 'raise_price' ? [call.request] : []));
  return { sent, closed };
}

const dialog = () => page.getByRole('dialog', { name: 'Prijs verhogen voor Noor Peeters' });
const price = () => dialog().getByLabelText('Nieuwe prijs');
const reason = () => dialog().getByLabelText('Waarom?');
const save = () => dialog().getByRole('button', { name: /^Verhoog de prijs/ });

test.each([
  ['170', 'Extra les', price, /hoger is dan €\s170,00/],
  ['', 'Extra les', price, /hoger is dan €\s170,00/],
  ['195', ' ', reason, /Schrijf waarom\./],
])('RaisePrice sends nothing for the price %j with reason %j', async (typed, why, wrong, says) => {
  const { sent } = await open();
  await userEvent.fill(price(), typed);
  await userEvent.fill(reason(), why);
  await userEvent.click(save());
  await expect.element(wrong()).toHaveAccessibleDescription(says);
  await expect.element(wrong()).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('RaisePrice asks the difference with the new price, and names what comes on top on its button', async () => {
  const { sent, closed } = await open();
  await userEvent.fill(price(), '195');
  await userEvent.fill(reason(), ' Extra les ');
  await expect.element(save()).toMatchTextContent(/€\s25,00 erbij/);
  await userEvent.click(save());
  await expect.poll(() => closed).toEqual(['closed']);
  expect(sent()).toEqual([{ club: 1, registration: 31, price: 170, amount: 25, reason: 'Extra les' }]);
  await expect
    .element(page.getByRole('log', { name: 'Meldingen' }))
    .toMatchTextContent(/€\s25,00 bij, op kostennota KN-2026-000042/);
});

test.each([
  [true, 'Het gezin krijgt een mail.', 'Dit staat op de kostennota en in de mail.'],
  [
    false,
    'Voor Noor Peeters kennen we geen e-mailadres: er vertrekt geen mail. Geef de kostennota op papier.',
    'Dit staat op de kostennota.',
  ],
])(
  'RaisePrice says where the extra invoice stands, and whether a mail leaves: %s',
  async (mailed, says, hint) => {
    await open({ mailed });
    await expect
      .element(dialog())
      .toMatchTextContent(/eigen kostennota\. Je vindt die bij Betalingen, onder de eerste\./);
    await expect.element(dialog().getByText(says)).toBeVisible();
    await expect.element(reason()).toHaveAccessibleDescription(hint);
  },
);
