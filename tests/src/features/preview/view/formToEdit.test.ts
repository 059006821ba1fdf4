import { expect, it } from 'vitest';
import { formToEditHref, readFormToEdit, readFormToTry } from '#src/features/preview/view/formToEdit.ts';

const query = (text: string) => new URLSearchParams(text);

it.each([
  { club: 1, scope: 'club' },
  { club: 1, scope: 'course', id: 7 },
  { club: 1, scope: 'form', id: 12 },
] as const)('`readFormToEdit` reads the address of $scope, which is none to try', (form) => {
  const { searchParams } = new URL(formToEditHref(form), 'https://club.example');
  expect(readFormToEdit(searchParams)).toEqual(form);
  expect(readFormToTry(searchParams)).toBeUndefined();
});

it('`readFormToTry` reads a form outside courses, and nothing else', () => {
  expect(readFormToTry(query('club=1&formulier=12'))).toEqual({ club: 1, scope: 'form', id: 12 });
  expect(readFormToEdit(query('club=1&formulier=12'))).toBeUndefined();
  for (const other of ['club=1', 'formulier=12', 'club=1&nid=7', 'club=x&formulier=12'])
    expect(readFormToTry(query(other)), other).toBeUndefined();
});
