import type { communicationOperations } from '#schemas/operations/communication.ts';
import {
  loadCommunications,
  markAsRead,
  requireCommunication,
  toWireSummary,
} from '../services/communication/communications.ts';
import { loadPreferences, savePreferences } from '../services/communication/preferences.ts';
import { loadPerson } from '../services/people/people.ts';
import type { HandlersOf } from './operationHandler.ts';

export const communicationHandlers = {
  get_communications: async ({ db, caller }) => ({
    result: (await loadCommunications(db, caller)).map(toWireSummary),
  }),
  get_communication: async (call) => {
    const found = await requireCommunication(call.db, call.caller, call.request);
    return { result: { ...toWireSummary(found), body: found.communication.body } };
  },
  read_communication: async (call) => {
    const { db, caller, request, clock } = call;
    const { communication } = await requireCommunication(db, caller, request);
    await markAsRead(db, { communicationId: communication.id, uid: caller.uid, readAt: clock.now() });
    return { result: null };
  },
  get_preferences: async ({ db, request }) => ({
    result: await loadPreferences(db, await loadPerson(db, request.uid)),
  }),
  save_preferences: async ({ db, request }) => {
    const person = await loadPerson(db, request.uid);
    await savePreferences(db, person, request.clubs);
    return { result: await loadPreferences(db, person) };
  },
} satisfies HandlersOf<typeof communicationOperations>;
