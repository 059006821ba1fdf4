import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Club } from '#src/api/entities/club/club.ts';
import { noItems, type PricedCart } from '#src/features/basket/index.ts';
import { useFamilyRegistration } from '#src/features/registration/state/useFamilyRegistration.ts';
import type { Enrolment } from '#src/features/registration/view/enrolment.ts';
import { useSession } from '#src/features/session/index.ts';
import { endedSession } from '../../session/endedSession.ts';
import { an } from '../../session/people.ts';

// Only the fields that sending reads.
const club = { nid: 1, url: 'arabesk' } as Club;
const enrolment = {
  uid: an.uid,
  tariffs: [3],
  passes: [],
  couples: {},
  member: an,
  form: { formVersion: '1', courses: [] },
} as unknown as Enrolment;
const payload = { qids: {}, newsletter: {}, communicationStatus: {}, club: 1 };

function Registering({ carts = [] }: { carts?: readonly PricedCart[] }) {
  const session = useSession();
  const { group, progress } = useFamilyRegistration(club, { enrolments: [enrolment], carts });
  return (
    <>
      <button type="button" onClick={() => void group.onSubmit(an.uid, payload)}>
        Verzenden
      </button>
      <p>
        {progress.at} {session.status}
      </p>
    </>
  );
}

test('useFamilyRegistration reads the session again when it has ended, so that the guard opens the login', async () => {
  const screen = await render(
    <QueryClientProvider client={endedSession()}>
      <MemoryRouter>
        <Registering />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Verzenden' }));
  await expect.element(screen.getByText('failed visitor')).toBeVisible();
});

/** A cart with a free course, as its last answer tells it. Only the fields that sending reads. */
const cartOf = (isQueued: boolean) =>
  ({
    uid: an.uid,
    items: { ...noItems, tariffs: [3] },
    invoice: { total: 0, payNow: 0, items: [{ tariff: 3, isQueued }] },
  }) as unknown as PricedCart;

test.each([
  ['asks about a place that is lost while the form is filled in', false, []],
  ['has told of a waiting list when the form opens', true, [3]],
] as const)('useFamilyRegistration %s, also where the course is free', async (_, wasQueued, waiting) => {
  const ordered: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (!url.includes('place_order')) return Response.json({ result: { saved: [] } });
    ordered.push(JSON.parse(String(body)).waiting);
    return Response.json({ errors: ['Volzet'], code: 'not-available' }, { status: 409 });
  });
  const client = new QueryClient();
  const screen = (cart: PricedCart) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Registering carts={[cart]} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender, getByRole } = await render(screen(cartOf(wasQueued)));
  await rerender(screen(cartOf(true)));
  await userEvent.click(getByRole('button', { name: 'Verzenden' }));
  await expect.poll(() => ordered).toEqual([waiting]);
});
