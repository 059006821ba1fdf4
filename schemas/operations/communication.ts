import { Type } from 'typebox';
import { Communication, CommunicationSummary } from '../entities/club/communication.ts';
import { NewsletterEntry } from '../entities/people/newsletterEntry.ts';
import { ClubPreferences } from '../entities/people/preferences.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Nid, Uid, UrlName } from '../scalars.ts';

export const communicationOperations = operationsOf('communication', {
  get_communications: {
    method: 'GET',
    access: 'user',
    summary:
      'Lists the messages of clubs to the caller and family, the newest first. Messages stay readable if the club blocks the caller from its pages.',
    request: Type.Object({}),
    response: envelope(Type.Array(CommunicationSummary)),
  },
  get_communication: {
    method: 'GET',
    access: 'user',
    summary:
      'Returns one complete message to the caller or family. A message to others, or one that the club has withdrawn, is not found.',
    request: Type.Object({ club: UrlName, message: UrlName }),
    response: envelope(Communication),
  },
  read_communication: {
    method: 'POST',
    access: 'user',
    keepsPages: true,
    summary: 'Marks a message as read by the caller. Repeating it changes nothing.',
    request: Type.Object({ club: UrlName, message: UrlName }),
    response: envelope(Type.Null()),
  },
  get_preferences: {
    method: 'GET',
    access: 'user',
    summary:
      "Lists the mail preferences of the caller or a family member, per club and address: their own and that of the account's holder.",
    request: Type.Object({ uid: Uid }),
    response: envelope(Type.Array(ClubPreferences)),
  },
  save_preferences: {
    method: 'POST',
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
  },
});
