import { expect, test } from 'vitest';
import { replacedTariffs } from '#src/features/courses/view/enrolment/enrolmentChoice.ts';
import { course } from '../../courseFixtures.ts';

test.each([
  ['the other tariffs', {}, [31, 33]],
  ['nothing where the club allows several', { allowsSeveralTariffs: true }, []],
  ['nothing of an event', { type: 'ticket' }, []],
])('a chosen tariff replaces %s', (_what, wire, replaced) =>
  expect(replacedTariffs(course({ tariffs: [{}, {}, {}], ...wire }), 32)).toEqual(replaced),
);
