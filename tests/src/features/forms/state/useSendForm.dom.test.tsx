import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { compileSections } from '#src/features/form-filling/index.ts';
import { useSendForm } from '#src/features/forms/state/useSendForm.ts';
import { useSession } from '#src/features/session/index.ts';
import { endedSession } from '../../session/endedSession.ts';
import { an } from '../../session/people.ts';

const about = { club: 1, form: 'medisch', uid: an.uid };
const form = {
  sections: [],
  formVersion: '1',
  courses: [],
  newsletter: [],
  newsletterTexts: { label: '', question: '', newsletter: { help: '' } },
  compiled: compileSections([]),
};
const payload = { qids: {}, newsletter: {}, communicationStatus: {}, club: 1 };

function Sending() {
  const session = useSession();
  const { sending, send } = useSendForm(about, form, () => {});
  return (
    <>
      <button type="button" onClick={() => void send(payload)}>
        Verzenden
      </button>
      <p>
        {sending.at} {session.status}
      </p>
    </>
  );
}

test('useSendForm reads the session again when it has ended, so that the guard opens the login', async () => {
  const screen = await render(
    <QueryClientProvider client={endedSession()}>
      <Sending />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Verzenden' }));
  await expect.element(screen.getByText('failed visitor')).toBeVisible();
});
