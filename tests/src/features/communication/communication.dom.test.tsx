import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import one from '#schemas/examples/communication/getCommunication.json' with { type: 'json' };
import list from '#schemas/examples/communication/getCommunications.json' with { type: 'json' };
import { CommunicationDetailPage } from '#src/features/communication/components/CommunicationDetailPage.tsx';
import { CommunicationPage } from '#src/features/communication/components/CommunicationPage.tsx';
import { answer, openAsMember, refusal } from '../session/openAsMember.tsx';

const [messages = []] = list.response.valid.map(({ value }) => value.result);
const [message] = one.response.valid.map(({ value }) => value.result);

type Answers = Parameters<typeof openAsMember>[0]['answers'];
const openList = (query = '', result: unknown = messages) =>
  openAsMember({
    at: `/communication${query}`,
    screen: <CommunicationPage />,
    answers: { get_communications: answer(result) },
  });
const openOne = (answers: Answers) =>
  openAsMember({
    at: '/communication/arabesk/zaalwissel',
    path: '/communication/:club/:url',
    screen: <CommunicationDetailPage />,
    answers,
  });

const items = () => page.getByRole('list', { name: 'Berichten' }).getByRole('listitem');
const titles = () =>
  expect.poll(() =>
    items()
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent),
  );

test('CommunicationPage lists the messages in the order of the server, with recipients and what is unread', async () => {
  await openList();
  await titles().toEqual(['Woensdag in zaal Fonteyn', 'Turnfeest']);
  await expect
    .element(page.getByRole('status').getByText('1 ongelezen bericht', { exact: true }))
    .toBeVisible();
  await expect.element(items().nth(0)).toMatchTextContent(/Ongelezen.*Voor An Peeters en Noor Peeters/);
  await expect
    .element(items().nth(0).getByRole('link'))
    .toHaveAttribute('href', '/communication/arabesk/zaalwissel');
  await expect.element(items().nth(1)).not.toMatchTextContent(/Ongelezen/);
});

test('CommunicationPage names the club and the day in the links of two messages with one title', async () => {
  const [first, second] = messages;
  await openList('', [first, { ...second, title: first?.title }]);
  await expect
    .element(page.getByRole('link', { name: /^Woensdag in zaal Fonteyn ?: Turnkring De Zwaluw · .*2026$/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Woensdag in zaal Fonteyn ?: Dansstudio Arabesk/ }))
    .toBeVisible();
});

test('CommunicationPage keeps the filter by club in the address, and clears it when nothing is left', async () => {
  const { address, router } = await openList();
  await titles().toHaveLength(2);
  await userEvent.selectOptions(page.getByLabelText('Toon berichten van'), 'Turnkring De Zwaluw');
  await expect.poll(address).toBe('/communication?vereniging=de-zwaluw');
  await titles().toEqual(['Turnfeest']);
  await router.navigate('/communication?vereniging=kompas');
  await expect.element(page.getByRole('heading', { name: 'Geen berichten van deze club' })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Wis filters' }));
  await titles().toHaveLength(2);
});

test('CommunicationPage says what appears here for a member without messages', async () => {
  await openList('', []);
  await expect.element(page.getByRole('heading', { name: 'Er zijn nog geen berichten' })).toBeVisible();
});

test('CommunicationDetailPage shows each block of a message, and marks it as read once', async () => {
  const { calls, router } = await openOne({
    get_communication: answer(message),
    read_communication: answer({}),
  });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Woensdag in zaal Fonteyn' }))
    .toBeVisible();
  expect(document.title).toMatch(/^Woensdag in zaal Fonteyn · Dansstudio Arabesk/);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Wat verandert er?' })).toBeVisible();
  const link = page.getByRole('link', { name: /^Het plan van het gebouw/ });
  await expect.element(link).toHaveAttribute('href', 'https://arabesk.example.org/plan');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.poll(() => calls.filter(({ operation }) => operation === 'get_communication')).toHaveLength(2);
  expect(calls.filter(({ operation }) => operation === 'read_communication')).toEqual([
    { operation: 'read_communication', request: { club: 'arabesk', message: 'zaalwissel' } },
  ]);
  await userEvent.click(page.getByRole('link', { name: 'Alle berichten' }));
  await expect.poll(() => router.state.location.pathname).toBe('/communication');
});

test('CommunicationDetailPage shows markup of a club as text', async () => {
  const text = '<img src=x onerror="document.title=1"> {{7*7}}';
  await openOne({
    get_communication: answer({ ...message, read: true, title: text, body: [{ type: 'paragraph', text }] }),
  });
  await expect.element(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  await expect.element(page.getByText(text).last()).toBeVisible();
  expect(document.querySelector('main img')).toBeNull();
});

test.each([400, 403, 404])(
  'CommunicationDetailPage finds no message that is refused with %i',
  async (status) => {
    const { router } = await openOne({ get_communication: () => refusal(status, 'not-found') });
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Dit bericht vinden we niet' }))
      .toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Alle berichten' }));
    await expect.poll(() => router.state.location.pathname).toBe('/communication');
  },
);
