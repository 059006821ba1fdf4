// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';

export const wantedSeat = v.object({
  tariff: integer,
  nid: integer,
  quantity: integer,
});
