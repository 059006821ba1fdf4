import { expect, it } from 'vitest';
import { emptyMessage, missingOf } from '#src/features/messages/messageContent.ts';

const text = { type: 'heading', text: 'Dag' } as const;

it.each([
  [{}, 'course'],
  [{ courses: [1] }, 'title'],
  [{ courses: [1], title: ' ' }, 'title'],
  [{ audience: 'teachers', title: 'Dag' } as const, 'text'],
  [{ courses: [1], title: 'Dag', body: [text] }, undefined],
])('missingOf %j is %j', (change, missing) => {
  expect(missingOf({ ...emptyMessage, ...change })).toBe(missing);
});
