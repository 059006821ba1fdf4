import { expect, test } from 'vitest';
import {
  type FormToEdit,
  formToEditHref,
  readFormToEdit,
  readFormToTry,
} from '#src/features/preview/view/formToEdit.ts';

test.each<FormToEdit>([
  { club: 12, scope: 'club' },
  { club: 12, scope: 'course', id: 34 },
  { club: 12, scope: 'form', id: 5 },
])('`readFormToEdit` reads the address that `formToEditHref` writes: %o', (form) => {
  const { searchParams } = new URL(formToEditHref(form), 'https://clubpoort.test');
  expect(readFormToEdit(searchParams)).toEqual(form);
  expect(readFormToTry(searchParams)).toBeUndefined();
});

test.each(['club=12', 'bewerk=1', 'club=x&bewerk=1', 'club=12&bewerk=0'])(
  '`readFormToEdit` reads nothing from %s',
  (query) => expect(readFormToEdit(new URLSearchParams(query))).toBeUndefined(),
);

test('`readFormToTry` reads a form outside courses', () => {
  const query = new URLSearchParams('club=12&formulier=5');
  expect(readFormToTry(query)).toEqual({ club: 12, scope: 'form', id: 5 });
  expect(readFormToEdit(query)).toBeUndefined();
});

test.each(['club=12', 'formulier=5', 'club=12&nid=34', 'club=x&formulier=5'])(
  '`readFormToTry` reads nothing from %s',
  (query) => expect(readFormToTry(new URLSearchParams(query))).toBeUndefined(),
);
