import { afterAll, describe, expect, it } from 'vitest';
import { findMisplacedTests } from '#scripts/boundaries/findMisplacedTests.ts';
import { root } from '#scripts/root.ts';
import { plantHouse } from './plantedHouse.ts';

const sources = [
  'form-engine/src/rules/phone.ts',
  'form-engine/scripts/answerChecksFiles.ts',
  'rules/age.ts',
  'server/operations/orders.ts',
  'src/features/person-form/view/personValues.ts',
  'src/components/Chip.tsx',
];

const found = [
  'tests/form-engine/rules/phone.test.ts',
  'tests/form-engine/scripts/answerChecksFiles.test.ts',
  'tests/rules/age.test.ts',
  'tests/server/operations/orders/placeOrder.test.ts',
  'tests/server/operations/orders/placeOrder.mail.test.ts',
  'tests/server/operations/orders/orders.tampered.test.ts',
  'tests/server/operations/every/rights.test.ts',
  'tests/src/features/person-form/personForm.test.ts',
  'tests/src/components/Chip.dom.test.tsx',
];

const lost: readonly (readonly [test: string, comment: string])[] = [
  ['tests/form-engine/src/rules/phone.test.ts', 'mirrors no folder'],
  ['tests/server/operations/sales/placeOrder.test.ts', 'mirrors no folder'],
  ['tests/server/operations/placeOrder.test.ts', 'placeOrder is neither'],
  ['tests/server/operations/orders/orderMail.test.ts', 'orderMail is neither'],
  ['tests/src/features/person-form/differs.test.ts', 'differs is neither'],
  ['tests/rules/age.dom.test.ts', 'a test in Node'],
  ['tests/src/components/Chip.test.tsx', 'a test in Node'],
];

describe('findMisplacedTests', () => {
  const tests = [...found, ...lost.map(([test]) => test)];
  const operations = 'export const ordersHandlers = {\n  place_order: async () => {},\n};\n';
  const house = plantHouse({
    ...Object.fromEntries([...sources, ...tests].map((path) => [path, ''])),
    'server/operations/orders.ts': operations,
  });
  afterAll(house.remove);
  const misplaced = findMisplacedTests(house.folder);
  const commentOn = (path: string) => misplaced.find(({ test }) => test === path)?.comment;

  it.each(lost)('reports %s, because it %s', (test, comment) => {
    expect(commentOn(test)).toContain(comment);
  });

  it.each(found)('accepts %s', (test) => {
    expect(commentOn(test)).toBeUndefined();
  });

  it('finds no such test in the repository', () => {
    expect(findMisplacedTests(root)).toEqual([]);
  });
});
