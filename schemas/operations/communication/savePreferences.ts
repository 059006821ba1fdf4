import { Type } from 'typebox';
import { NewsletterEntry } from '../../entities/newsletterEntry.ts';
import { ClubPreferences } from '../../entities/preferences.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const savePreferences = defineOperation({
  name: 'save_preferences',
  method: 'POST',
  group: 'communication',
  access: 'user',
  summary:
    'Saves mail preferences, all or nothing, and returns the result. A club or an address of others is ignored; one that is not named stays as it was.',
  request: Type.Object({
    uid: Uid,
    clubs: Type.Array(Type.Object({ nid: Nid, entries: Type.Array(NewsletterEntry, { maxItems: 10 }) }), {
      maxItems: 100,
    }),
  }),
  response: envelope(Type.Array(ClubPreferences)),
});
