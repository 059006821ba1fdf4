import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Club } from '#src/api/entities/club.ts';
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

function Registering() {
  const session = useSession();
  const { group, progress } = useFamilyRegistration(club, { enrolments: [enrolment], carts: [] });
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
