import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { offerJsonSchema } from '#schemas/club-file/offerSchema.ts';

it('offer.schema.json is up to date (update it with: npm run generate)', () => {
  const path = new URL('../../../schemas/club-file/offer.schema.json', import.meta.url);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(offerJsonSchema());
});
