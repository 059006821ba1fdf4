import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parseCartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import { LostPlaceDialog } from '#src/features/cart/components/LostPlaceDialog.tsx';
import { wireInvoice, wireItem } from '#tests/src/api/entities/wireEntities.ts';
import { an, lars, noor } from '../../session/people.ts';
import { clientOf, renderRoutes } from '../../session/renderRoutes.tsx';

const item = { ...wireItem, uid: noor.uid, description: 'Ballet 9-11 jaar – Eén les per week' };
const invoice = parseCartInvoice({ ...wireInvoice, result: { ...wireInvoice.result, items: [item] } });
const person = (uid: number) => ({ uid, tariff: item.tariff });

async function ask({ uids = [noor.uid], hasWaitingList = true, total = 0 }) {
  const answer = vi.fn();
  const question = {
    about: 'place',
    lost: { hasWaitingList, people: uids.map(person) },
    total,
    answer,
  } as const;
  await renderRoutes(clientOf(an, [noor, lars]), [
    { path: '/', element: <LostPlaceDialog question={question} invoice={invoice} /> },
  ]);
  return answer;
}

const dialog = () => page.getByRole('dialog', { name: 'De laatste plaats is net weg' });
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

test('LostPlaceDialog asks by name, and says that nothing is due', async () => {
  const answer = await ask({});
  await expect
    .element(dialog().getByText('Zetten we Noor op de wachtlijst voor Ballet 9-11 jaar?'))
    .toBeVisible();
  await expect.element(dialog().getByText('Je betaalt dan nog niets.')).toBeVisible();
  await press('Zet Noor op de wachtlijst');
  expect(answer.mock.calls).toEqual([['wait']]);
});

test('LostPlaceDialog names everybody, and says what the rest costs', async () => {
  const answer = await ask({ uids: [noor.uid, lars.uid], total: 16_500 });
  await expect.element(dialog().getByText('Voor Noor en Lars betaal je dan nog niets.')).toBeVisible();
  await expect.element(dialog().getByText('De rest van je bestelling kost € 165,00.')).toBeVisible();
  await press('Laat Noor en Lars weg');
  expect(answer.mock.calls).toEqual([['leave-out']]);
});

test('LostPlaceDialog offers no waiting list where there is none, and closes without an order', async () => {
  const answer = await ask({ hasWaitingList: false });
  await expect.element(dialog().getByText('Voor Ballet 9-11 jaar is er geen wachtlijst.')).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: /wachtlijst/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(answer.mock.calls).toEqual([['stop']]);
});
