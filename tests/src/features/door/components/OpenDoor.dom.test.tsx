import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import events from '#schemas/examples/door/getDoorEvents.json' with { type: 'json' };
import lessons from '#schemas/examples/door/getDoorLesson.json' with { type: 'json' };
import lists from '#schemas/examples/door/getDoorList.json' with { type: 'json' };
import lessonStates from '#schemas/examples/door/syncDoorLesson.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { DoorPart } from '#src/features/door/index.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { openAsMember } from '#tests/src/features/session/openAsMember.tsx';
import { an } from '#tests/src/features/session/people.ts';

const club = parseClub(clubs.response.valid[0]?.value.result);
const list = lists.response.valid[0]?.value;
const [first] = list?.result.tickets ?? [];
/** The list of an event of which Noor has all tickets. */
const listOf = (...ids: readonly string[]) => ({
  result: { ...list?.result, tickets: ids.map((id) => ({ ...first, id, name: `Noor ${id}`, group: 3 })) },
});
type Scan = { readonly id: string; readonly ticket: string; readonly at: number; readonly undone?: boolean };

/** A door whose server can lose its connection. */
async function openDoor(shown: unknown = list) {
  localTexts.remove(`unsent.door.${an.uid}.112`);
  const server = { isDown: false, scans: new Map<string, Scan & { device: string }>() };
  const { calls } = await openAsMember({
    at: '/arabesk/beheer/deur?evenement=112',
    screen: <DoorPart club={club} />,
    answers: {
      get_door_events: () => Response.json(events.response.valid[0]?.value),
      get_door_list: () => Response.json(shown),
      sync_door: (_query, body) => {
        if (server.isDown) return Promise.reject(new TypeError('Failed to fetch'));
        // The schema of the request, which the test's own screen sent.
        const { device, scans } = body as { device: string; scans: Scan[] };
        for (const scan of scans) server.scans.set(scan.id, { ...scan, device });
        const used = Map.groupBy(
          [...server.scans.values()].filter(({ undone }) => !undone),
          (one) => one.ticket,
        );
        return Response.json({
          result: {
            tickets: 3,
            used: [...used].map(([ticket, uses]) => ({
              ticket,
              uses: uses.map(({ at, device: by }) => ({ at, device: by, by: 'Tine' })),
            })),
            refused: [],
          },
        });
      },
    },
  });
  return { server, calls };
}

const search = (name: string) => userEvent.fill(page.getByLabelText('Zoek op naam'), name);
const button = (name: string) => page.getByRole('button', { name });

test('OpenDoor admits who is found by name, and takes it back', async () => {
  const { server } = await openDoor();
  await search('peeters');
  await userEvent.click(button('Laat binnen (An Peeters)'));
  await expect.element(page.getByText('Welkom')).toBeVisible();
  await expect.element(page.getByText('1 van 3 binnen')).toBeVisible();
  await expect.poll(() => [...server.scans.values()]).toMatchObject([{ ticket: 's1' }]);
  await expect.element(page.getByText(/^Al gebruikt om/)).toBeVisible();
  await userEvent.click(button('Maak ongedaan'));
  await expect.poll(() => [...server.scans.values()]).toMatchObject([{ ticket: 's1', undone: true }]);
  await expect.element(page.getByText('0 van 3 binnen')).toBeVisible();
});

test('OpenDoor asks before who has not paid comes in', async () => {
  await openDoor();
  await search('lars');
  await userEvent.click(button('Niet betaald (Lars Peeters)'));
  await userEvent.click(button('Laat toch binnen'));
  await expect.element(page.getByText('1 van 3 binnen')).toBeVisible();
});

test('OpenDoor goes on without a connection, and sends what it kept', async () => {
  const { server } = await openDoor();
  await expect.element(page.getByText('0 van 3 binnen')).toBeVisible();
  server.isDown = true;
  await search('an peeters');
  await userEvent.click(button('Laat binnen (An Peeters)'));
  await expect.element(page.getByText('Geen verbinding. 1 scan wacht op dit toestel.')).toBeVisible();
  await expect.element(page.getByText('1 van 3 binnen')).toBeVisible();
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => [...server.scans.values()]).toMatchObject([{ ticket: 's1' }]);
  await expect.element(page.getByText(/Geen verbinding/)).not.toBeInTheDocument();
});

test('OpenDoor admits who bought together by one press without a connection, and takes all of them back by one', async () => {
  const { server } = await openDoor(listOf('r7', 'r8', 'r9'));
  await expect.element(page.getByText('0 van 3 binnen')).toBeVisible();
  server.isDown = true;
  await search('noor r7');
  await userEvent.click(button('Laat binnen (Noor r7)'));
  await expect.element(page.getByText('Samen besteld: 3 tickets, 1 binnen')).toBeVisible();
  await userEvent.click(button('Laat alle 3 binnen'));
  await expect.element(page.getByText('Geen verbinding. 3 scans wachten op dit toestel.')).toBeVisible();
  await expect.element(page.getByText('3 van 3 binnen')).toBeVisible();
  await expect.element(button('Laat alle 3 binnen')).not.toBeInTheDocument();
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  const sent = () => [...server.scans.values()].map(({ ticket, undone = false }) => `${ticket} ${undone}`);
  await expect.poll(sent).toEqual(['r7 false', 'r8 false', 'r9 false']);
  await userEvent.click(button('Maak alle 3 ongedaan'));
  await expect.element(page.getByText('0 van 3 binnen')).toBeVisible();
  await expect.poll(sent).toEqual(['r7 true', 'r8 true', 'r9 true']);
});

test('on a small phone, the last verdict and its buttons come into sight', async () => {
  await page.viewport(390, 480);
  await openDoor(listOf(...Array.from({ length: 12 }, (_, index) => `r${index}`)));
  await search('noor');
  await userEvent.click(button('Laat binnen (Noor r11)'));
  for (const name of ['Laat alle 12 binnen', 'Maak ongedaan'])
    await expect.element(button(name)).toBeInViewport({ ratio: 1 });
});

test('OpenDoor says above the last verdict that another device admitted a ticket too', async () => {
  const { server } = await openDoor();
  await search('peeters');
  await userEvent.click(button('Laat binnen (An Peeters)'));
  await expect.element(page.getByText('Welkom')).toBeVisible();
  server.scans.set('x', { id: 'x', ticket: 's1', at: 1_795_165_000, device: 'ander-toestel' });
  server.scans.set('y', { id: 'y', ticket: 's1', at: 1_795_165_060, device: 'nog-een-toestel' });
  window.dispatchEvent(new Event('online'));
  const clash = page.getByRole('alert').filter({ hasText: 'Twee keer binnengelaten' });
  await expect.element(clash).toBeInViewport();
  const verdict = page.getByText('Welkom').element();
  expect(clash.element().compareDocumentPosition(verdict) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('Camera says what to do where there is none', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no', 'NotFoundError'));
  await openDoor();
  await userEvent.click(button('Start de camera'));
  await expect.element(page.getByText(/De camera is niet beschikbaar/)).toBeVisible();
});

test('OpenDoor of a lesson says who has no turn left, and who came in without one', async () => {
  localTexts.remove(`unsent.door.${an.uid}.les-1`);
  await openAsMember({
    at: '/arabesk/beheer/deur?les=1',
    screen: <DoorPart club={club} />,
    answers: {
      get_door_lesson: () => Response.json(lessons.response.valid[0]?.value),
      sync_door_lesson: () => Response.json(lessonStates.response.valid[0]?.value),
    },
  });
  await expect.element(page.getByText('2 van 2 binnen')).toBeVisible();
  await expect.element(page.getByText('Binnen zonder beurt')).toBeVisible();
  await search('lars');
  await userEvent.click(button('Laat binnen (Lars Peeters)'));
  await expect.element(page.getByText('Welkom')).toBeVisible();
  await search('an peeters');
  await expect.element(page.getByText('10-beurtenkaart · nog 3 beurten voor deze les')).toBeVisible();
  await expect.element(page.getByText(/^Al binnen sinds/)).toBeVisible();
});
