// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { text } from '../../wire/text.ts';

export const newsletterEntry = v.object({
  email: text,
  status: v.picklist(["subscribed","unsubscribed"]),
  communicationStatus: v.picklist(["subscribed","unsubscribed"]),
});
