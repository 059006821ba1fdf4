import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GuestFields } from '#src/features/courses/components/enrolment/extras/GuestFields.tsx';

function Guest({ isAsked = false }) {
  const [guest, setGuest] = useState({ fname: '', lname: '', mail: '' });
  const [presses, setPresses] = useState(0);
  return (
    <>
      <GuestFields guest={guest} onChange={setGuest} ownMails={['an@example.org']} isAsked={isAsked} />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Gedrukt: {presses}
      </button>
    </>
  );
}

const ownMail = 'Mag niet gelijk zijn aan eigen e-mailadres, kies hiervoor een gezinslid';

test('GuestFields shows an error on blur, and never while the user types', async () => {
  const screen = await render(<Guest />);
  const mail = screen.getByRole('textbox', { name: 'E-mailadres' });
  await userEvent.fill(mail, 'An@example.org');
  await expect.element(screen.getByText(ownMail)).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(screen.getByText(ownMail)).toBeVisible();
  await expect.element(mail).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(mail);
  await expect.element(screen.getByText(ownMail)).not.toBeInTheDocument();
});

test('GuestFields: an error does not move the button that is being pressed', async () => {
  const screen = await render(<Guest />);
  await userEvent.fill(screen.getByRole('textbox', { name: 'E-mailadres' }), 'an@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Gedrukt: 0' }));
  await expect.element(screen.getByRole('button', { name: 'Gedrukt: 1' })).toBeVisible();
  await expect.element(screen.getByText(ownMail)).toBeVisible();
});

test('GuestFields shows missing fields as soon as they are required', async () => {
  const screen = await render(<Guest isAsked />);
  await expect.poll(() => screen.getByText('Vul dit veld in').all().length).toBe(3);
});
