import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, inTurn } from '#tests/src/features/session/openAsMember.tsx';
import { noNews, offerAt, offerFile, openPasses, twoPlanned } from './openPublications.tsx';

const status = answer({ ...twoPlanned, changed: null, planned: twoPlanned?.planned?.slice(0, 1) });
const edit = () => page.getByRole('button', { name: /^Wijzig in je concept/ });
const planned = (passes: Readonly<Record<string, number>>) =>
  offerAt(
    7,
    { Vijf: 45, Zes: 54 },
    { planned: { id: 3, base: offerFile({ Vijf: 45 }), file: offerFile(passes) } },
  );

test('EditPlanned takes a planned publication over into the draft, which has it instead of the plan', async () => {
  const { sent } = await openPasses({
    get_offer_status: inTurn(status, noNews),
    get_offer_editor: inTurn(offerAt(7, { Vijf: 45, Zes: 54 }), planned({ Vijf: 50, Tien: 90 })),
    change_planned_offer: answer(null),
    save_offer_draft: answer({ revision: 1 }),
  });
  await userEvent.click(page.getByText('Geplande publicaties (1)'));
  await userEvent.click(edit());
  await expect.element(page.getByRole('link', { name: /^Tien/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Vijf/ })).toMatchTextContent(/50,00/);
  await expect.element(page.getByRole('link', { name: /^Zes/ })).toBeVisible();
  await expect.poll(() => sent('change_planned_offer')).toEqual([{ club: 1, planned: 3 }]);
  await expect.element(edit()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Maak ongedaan: Geplande publicatie geopend' }));
  await expect.element(page.getByRole('link', { name: /^Tien/ })).not.toBeInTheDocument();
});

test('EditPlanned asks which of two changes stays', async () => {
  const clashing = offerAt(
    7,
    { Vijf: 40 },
    {
      planned: { id: 3, base: offerFile({ Vijf: 45 }), file: offerFile({ Vijf: 50 }) },
    },
  );
  const { sent } = await openPasses({
    get_offer_status: inTurn(status, noNews),
    get_offer_editor: inTurn(offerAt(7, { Vijf: 40 }), clashing),
    change_planned_offer: answer(null),
    save_offer_draft: answer({ revision: 1 }),
  });
  await userEvent.click(page.getByText('Geplande publicaties (1)'));
  await userEvent.click(edit());
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(/Vijf.*50,00.*40,00/);
  expect(sent('change_planned_offer')).toEqual([]);
  await userEvent.click(dialog.getByRole('button').last());
  await expect.element(page.getByRole('link', { name: /^Vijf/ })).toMatchTextContent(/50,00/);
  await expect.poll(() => sent('change_planned_offer')).toHaveLength(1);
});
