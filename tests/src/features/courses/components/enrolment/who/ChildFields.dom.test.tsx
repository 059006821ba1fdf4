import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChildFields } from '#src/features/courses/components/enrolment/who/ChildFields.tsx';
import { childProblems } from '#src/features/courses/view/enrolment/newChild.ts';

function Child({ isAsked = false, hasSurname = true }) {
  const [child, setChild] = useState({ fname: '', lname: 'Peeters', birthdate: '' });
  return (
    <ChildFields
      child={child}
      problems={childProblems(child, '2026-11-20')}
      onChange={(part) => setChild({ ...child, ...part })}
      onClose={() => setChild({ fname: 'gesloten', lname: '', birthdate: '' })}
      hasSurname={hasSurname}
      isAsked={isAsked}
    >
      {child.birthdate}
    </ChildFields>
  );
}

test('ChildFields shows an error on blur, and never while the user types', async () => {
  const screen = await render(<Child />);
  const birthdate = screen.getByRole('textbox', { name: 'Geboortedatum' });
  await userEvent.fill(birthdate, '31/02/2022');
  await expect.element(birthdate).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.tab();
  await expect.element(birthdate).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(birthdate);
  await expect.element(birthdate).not.toHaveAttribute('aria-invalid', 'true');
});

test('ChildFields shows missing fields only once they are asked', async () => {
  const screen = await render(<Child />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Voornaam' }));
  await userEvent.tab();
  await expect.element(screen.getByText('Vul dit veld in')).not.toBeInTheDocument();
  await screen.rerender(<Child isAsked />);
  await expect.poll(() => screen.getByText('Vul dit veld in').all().length).toBe(2);
});

test('ChildFields writes a typed birthdate in full when the field is left', async () => {
  const screen = await render(<Child />);
  const birthdate = screen.getByRole('textbox', { name: 'Geboortedatum' });
  await userEvent.fill(birthdate, '5/3/2022');
  await userEvent.tab();
  await expect.element(birthdate).toHaveValue('05/03/2022');
});

test('ChildFields asks a visitor no surname, and closes by its button', async () => {
  const screen = await render(<Child hasSurname={false} />);
  await expect.element(screen.getByRole('textbox', { name: 'Achternaam' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Toch geen kind toevoegen' }));
  await expect.element(screen.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('gesloten');
});
