import { fillIn } from '@clubpoort/form-engine/headless';
import type { messagesOperations } from '#schemas/operations/messages.ts';
import { dateOf } from '../clock.ts';
import { uploadPicture } from '../club-files/pictures/uploadPicture.ts';
import { refusals } from '../http/refused.ts';
import { queueMails } from '../mail/outbox/queueMails.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import { findReaders, toWireReaders } from '../services/messages/findReaders.ts';
import { listMessages, loadChoices, loadMessage } from '../services/messages/loadMessages.ts';
import { messageMail } from '../services/messages/mail/messageMail.ts';
import { removeMessage, requireMessage, saveMessage } from '../services/messages/messageDrafts.ts';
import { sendMessage, unplanMessage } from '../services/messages/sendMessage.ts';
import { loadPerson } from '../services/people/people.ts';
import { nl } from '../texts/nl.ts';
import type { HandlersOf } from './operationHandler.ts';

export const messagesHandlers = {
  get_club_messages: async ({ db, club }) => ({ result: await listMessages(db, club.nid) }),
  get_club_message: async ({ db, request }) => ({ result: await loadMessage(db, request) }),
  get_message_choices: async (call) => ({
    result: await loadChoices(call, { club: call.club, caller: call.caller.uid }),
  }),
  count_message_readers: async (call) => {
    const { audience, courses, members, newsletter: isNewsletter = false } = call.request;
    const numbers = (list = '') => (list === '' ? [] : list.split(',').map(Number));
    const wanted = {
      ...{ clubNid: call.club.nid, audience, isNewsletter },
      ...{ courses: numbers(courses), members: numbers(members) },
    };
    return { result: toWireReaders(await findReaders(call, wanted)) };
  },
  save_club_message: async (call) => ({
    result: await saveMessage(call, { by: call.caller.uid, wanted: call.request }),
  }),
  remove_club_message: async ({ db, request }) => {
    await removeMessage(db, request);
    return { result: null };
  },
  upload_message_picture: async (call) => ({
    result: await uploadPicture(call, { clubNid: call.club.nid, file: call.file }),
  }),
  test_club_message: async (call) => {
    const { db, clock, caller, request, club, idempotencyKey: key } = call;
    const { title, body } = await requireMessage(db, request);
    const { mail, fname } = await loadPerson(db, caller.uid);
    if (mail === null) throw refusals.notAvailable(nl.clubMessages.noAddress);
    const written = await messageMail(call, {
      ...{ club, body, to: fname, about: [], path: undefined, link: undefined },
    });
    const once = { operation: 'test_club_message', uid: caller.uid, key, body: request } as const;
    const send = async (tx: typeof db) => {
      const about = { kind: 'message' as const, clubNid: club.nid, uid: caller.uid, to: mail };
      await queueMails({ db: tx, clock }, [
        { ...about, subject: fillIn(nl.clubMessages.mail.test, { title }), ...written },
      ]);
      return { to: mail };
    };
    return { result: await onceForKey(call, once, send) };
  },
  send_club_message: async (call) => {
    const { caller, request, idempotencyKey: key } = call;
    const { club, messageId, revision, at } = request;
    const wanted = {
      ...{ club, messageId, revision, by: caller.uid },
      at: at === undefined ? undefined : dateOf(at),
    };
    const once = { operation: 'send_club_message', uid: caller.uid, key, body: request } as const;
    return { result: await onceForKey(call, once, (tx) => sendMessage({ ...call, db: tx }, wanted)) };
  },
  unplan_club_message: async (call) => {
    await unplanMessage(call, { ...call.request, by: call.caller.uid });
    return { result: null };
  },
} satisfies HandlersOf<typeof messagesOperations>;
