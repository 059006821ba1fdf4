import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ForWhom } from '#src/features/courses/components/enrolment/who/ForWhom.tsx';
import type { ForWhomState } from '#src/features/courses/state/useForWhom.ts';
import { lars, noor } from '#tests/src/features/courses/courseFixtures.ts';

function Asking({ state = {} }: { state?: Partial<ForWhomState> }) {
  const [isOpen, setOpen] = useState(false);
  const [selected, setSelected] = useState<number | undefined>(noor.uid);
  const who: ForWhomState = {
    choices: [
      { ...noor, age: 7, refusal: '', refusedFor: undefined },
      { ...lars, age: 14, refusal: 'Tot en met 8 jaar', refusedFor: 'age' },
    ],
    person: [noor, lars].find(({ uid }) => uid === selected),
    newChild: {
      isOpen,
      child: { fname: 'Emma', lname: 'Peeters', birthdate: '02/01/2022' },
      known: undefined,
      open: () => setOpen(true),
      close: () => setOpen(false),
      change: () => undefined,
      forget: () => undefined,
    },
    childProblems: {},
    childRefusal: '',
    childAge: 4,
    isVisitor: false,
    isGuest: false,
    hasAgeLimits: true,
    isNobodyAllowed: false,
    childState: undefined,
    ...state,
  };
  return <ForWhom who={who} onSelect={setSelected} isAsked={false} />;
}

test('ForWhom marks who fits, and disables who does not with the reason', async () => {
  const screen = await render(<Asking />);
  const fits = screen.getByRole('radio', { name: /Noor Peeters.*Past/ });
  await expect.element(fits).toBeChecked();
  const refused = screen.getByRole('radio', { name: /Lars Peeters.*14 jaar · Tot en met 8 jaar/ });
  await expect.element(refused).toBeDisabled();
});

test('ForWhom keeps the selected member enabled when that member does not fit', async () => {
  const screen = await render(<Asking state={{ person: lars }} />);
  const refused = screen.getByRole('radio', { name: /Lars Peeters/ });
  await expect.element(refused).toBeChecked();
  await expect.element(refused).toBeEnabled();
});

test('ForWhom moves the focus to the fields of a new child, and back to the button with the child who was chosen', async () => {
  const screen = await render(<Asking />);
  await userEvent.click(screen.getByRole('button', { name: 'Voeg een kind toe' }));
  await expect.element(screen.getByRole('textbox', { name: 'Voornaam' })).toHaveFocus();
  await expect.element(screen.getByRole('radio', { name: /Noor Peeters/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Toch geen kind toevoegen' }));
  await expect.element(screen.getByRole('button', { name: 'Voeg een kind toe' })).toHaveFocus();
  await expect.element(screen.getByRole('radio', { name: /Noor Peeters/ })).toBeChecked();
});

test('ForWhom says whether the typed child fits', async () => {
  const emma = { uid: 0, firstName: 'Emma', name: 'Emma Peeters', birthdate: '2022-01-02' };
  const screen = await render(<Asking state={{ person: emma }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Voeg een kind toe' }));
  await expect.element(screen.getByText('Emma is 4 jaar: dat past')).toBeVisible();
  await screen.rerender(<Asking state={{ person: emma, childRefusal: 'Vanaf 6 jaar' }} />);
  await expect.element(screen.getByText('Emma is 4 jaar: dat past')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Emma is 4 jaar\. Dat past hier niet/)).toBeVisible();
});
