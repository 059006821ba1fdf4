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
    'Keeps what somebody wants to receive, all or nothing, and answers what holds now. A club or an address that isn’t theirs is left out; one that isn’t named stays as it was.',
  request: Type.Object({
    uid: Uid,
    clubs: Type.Array(Type.Object({ nid: Nid, entries: Type.Array(NewsletterEntry, { maxItems: 10 }) }), {
      maxItems: 100,
    }),
  }),
  response: envelope(Type.Array(ClubPreferences)),
});
