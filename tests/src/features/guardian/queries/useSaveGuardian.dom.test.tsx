import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GuardianRequest } from '#src/api/family.ts';
import { useSaveGuardian } from '#src/features/guardian/queries/useSaveGuardian.ts';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';
import { useSession } from '#src/features/session/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { lars } from '../../session/people.ts';

const newGuardian = { uid: lars.uid, fname: 'Hilde', lname: 'Peeters', birthdate: '1980-01-02', phone: '' };

/** Stubs the answer of each operation, and returns the names of the operations that were called. */
function serverThat(answers: Readonly<Record<string, () => Response>>): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const name = new URL(url, window.location.href).searchParams.get('q') ?? '';
    asked.push(name);
    return answers[name]?.() ?? Response.json({}, { status: 404 });
  });
  return asked;
}

function Saving({ request }: { request: GuardianRequest }) {
  const session = useSession();
  const save = useSaveGuardian(lars.uid);
  const [failed, setFailed] = useState('');
  const failing = (error: unknown) => setFailed(error instanceof Error ? error.message : '');
  return (
    <>
      <button type="button" onClick={() => void save(request).catch(failing)}>
        Bewaren
      </button>
      <p>{session.status}</p>
      <p role="alert">{failed}</p>
    </>
  );
}

/** Renders the button for Lars, a minor. */
async function renderSaving(request: GuardianRequest = newGuardian) {
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user: lars });
  const screen = await render(
    <QueryClientProvider client={client}>
      <Saving request={request} />
    </QueryClientProvider>,
  );
  return { client, screen };
}

test('useSaveGuardian discards a refused code, and reads the session again', async () => {
  const asked = serverThat({
    add_new_parent: () => Response.json({ auth: 'eenmalig' }),
    exchange_auth_code: () =>
      Response.json({ errors: ['Deze link is al gebruikt.'], code: 'code-used' }, { status: 409 }),
    validate_auth: () => Response.json({ user: null }),
  });
  const { screen } = await renderSaving();
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Deze link is al gebruikt.');
  await expect.element(screen.getByText('visitor')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  await expect.poll(() => asked.filter((name) => name === 'add_new_parent')).toHaveLength(2);
});

test('useSaveGuardian makes no second guardian when only the login after it was lost', async () => {
  let isDown = true;
  const asked = serverThat({
    add_new_parent: () => Response.json({ auth: 'eenmalig' }),
    exchange_auth_code: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return Response.json({ user: { uid: 1, fname: 'Hilde', lname: 'Peeters' } });
    },
  });
  const { client, screen } = await renderSaving();
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  await expect.element(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  await expect.poll(() => client.getQueryData(sessionQuery().queryKey)?.user?.uid).toBe(1);
  expect(asked.filter((name) => name === 'add_new_parent')).toHaveLength(1);
});

test.each([
  ['Nieuwe voogd/ouder is toegevoegd', newGuardian],
  ['Voogd/ouder is opgeslaan', { uid: 1, setFamilyMemberAsParent: true }],
] as const)('useSaveGuardian continues as the guardian, and says: %s', async (sentence, request) => {
  noticesStore.setState({ shown: [], log: [] });
  serverThat({
    add_new_parent: () => Response.json({ auth: 'eenmalig' }),
    exchange_auth_code: () => Response.json({ user: { uid: 1, fname: 'An', lname: 'Peeters' } }),
  });
  const { client, screen } = await renderSaving(request);
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  await expect.poll(() => noticesStore.getState().shown.map(({ message }) => message)).toEqual([sentence]);
  expect(client.getQueryData(sessionQuery().queryKey)?.user?.uid).toBe(1);
});

test('useSaveGuardian keeps the minor logged in while the guardian has not agreed, and says where the mail went', async () => {
  noticesStore.setState({ shown: [], log: [] });
  const guardianAsked = { name: 'Hilde Peeters', mail: 'hilde@example.org' };
  serverThat({
    add_new_parent: () => Response.json({ auth: 'eenmalig' }),
    exchange_auth_code: () =>
      Response.json({ user: { uid: lars.uid, fname: 'Lars', guardian_asked: guardianAsked } }),
  });
  const { client, screen } = await renderSaving({ ...newGuardian, mail: 'hilde@example.org' });
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  await expect
    .poll(() => noticesStore.getState().shown.map(({ message }) => message))
    .toEqual(['De mail naar hilde@example.org is onderweg.']);
  const user = client.getQueryData(sessionQuery().queryKey)?.user;
  expect(user).toMatchObject({ uid: lars.uid, guardianAsked: { name: 'Hilde Peeters' } });
});
