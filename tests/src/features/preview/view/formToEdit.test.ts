import { expect, test } from 'vitest';
import { type FormToEdit, formToEditHref, readFormToEdit } from '#src/features/preview/view/formToEdit.ts';

test.each<FormToEdit>([
  { club: 12, scope: 'club' },
  { club: 12, scope: 'course', id: 34 },
  { club: 12, scope: 'form', id: 5 },
])('`readFormToEdit` reads the address that `formToEditHref` writes: %o', (form) => {
  const { searchParams } = new URL(formToEditHref(form), 'https://clubpoort.test');
  expect(readFormToEdit(searchParams)).toEqual(form);
});

test.each(['club=12', 'bewerk=1', 'club=x&bewerk=1', 'club=12&bewerk=0'])(
  '`readFormToEdit` reads nothing from %s',
  (query) => expect(readFormToEdit(new URLSearchParams(query))).toBeUndefined(),
);
