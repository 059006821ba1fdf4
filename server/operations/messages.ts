import { fillIn } from '@clubpoort/form-engine/headless';
import type { messagesOperations } from '#schemas/operations/messages.ts';
import { dateOf } from '../clock.ts';
import { uploadPicture } from '../club-files/pictures/uploadPicture.ts';
import { refusals } from '../http/refused.ts';
import { queueMails } from '../mail/outbox/queueMails.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import { requireManagedClub } from '../services/management/requireManagedClub.ts';
import { findReaders, toWireReaders } from '../services/messages/findReaders.ts';
import { listMessages, loadChoices, loadMessage } from '../services/messages/loadMessages.ts';
import { messageMail } from '../services/messages/mail/messageMail.ts';
import { removeMessage, requireMessage, saveMessage } from '../services/messages/messageDrafts.ts';
import { sendMessage, unplanMessage } from '../services/messages/sendMessage.ts';
import { loadPerson } from '../services/people/people.ts';
import { nl } from '../texts/nl.ts';
import type { HandlersOf } from './operationHandler.ts';

const task = 'messages';

export const messagesHandlers = {
  get_club_messages: async ({ db, caller, request }) => {
    const { nid } = await requireManagedClub(db, request.club, caller, task);
    return { result: await listMessages(db, nid) };
  },
  get_club_message: async ({ db, caller, request }) => {
    await requireManagedClub(db, request.club, caller, task);
    return { result: await loadMessage(db, request) };
  },
  get_message_choices: async (call) => {
    const club = await requireManagedClub(call.db, call.request.club, call.caller, task);
    return { result: await loadChoices(call, { club, caller: call.caller.uid }) };
  },
  count_message_readers: async (call) => {
    const { request } = call;
    const { nid: clubNid } = await requireManagedClub(call.db, request.club, call.caller, task);
    const { audience, courses = '', newsletter: isNewsletter = false } = request;
    const nids = courses === '' ? [] : courses.split(',').map(Number);
    return {
      result: toWireReaders(await findReaders(call, { clubNid, audience, courses: nids, isNewsletter })),
    };
  },
  save_club_message: async (call) => {
    const { db, caller, request } = call;
    await requireManagedClub(db, request.club, caller, task);
    return { result: await saveMessage(call, { by: caller.uid, wanted: request }) };
  },
  remove_club_message: async ({ db, caller, request }) => {
    await requireManagedClub(db, request.club, caller, task);
    await removeMessage(db, request);
    return { result: null };
  },
  /** Reads no byte of the file before the caller is known to write messages for the club. */
  upload_message_picture: async (call) => {
    const { nid: clubNid } = await requireManagedClub(call.db, call.request.club, call.caller, task);
    return { result: await uploadPicture(call, { clubNid, file: call.file }) };
  },
  test_club_message: async (call) => {
    const { db, clock, caller, request, idempotencyKey: key } = call;
    const club = await requireManagedClub(db, request.club, caller, task);
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
    const { db, caller, request, idempotencyKey: key } = call;
    await requireManagedClub(db, request.club, caller, task);
    const { club, messageId, revision, at } = request;
    const wanted = {
      club,
      messageId,
      revision,
      by: caller.uid,
      at: at === undefined ? undefined : dateOf(at),
    };
    const once = { operation: 'send_club_message', uid: caller.uid, key, body: request } as const;
    return { result: await onceForKey(call, once, (tx) => sendMessage({ ...call, db: tx }, wanted)) };
  },
  unplan_club_message: async (call) => {
    const { db, caller, request } = call;
    await requireManagedClub(db, request.club, caller, task);
    await db.transaction((tx) => unplanMessage({ ...call, db: tx }, { ...request, by: caller.uid }));
    return { result: null };
  },
} satisfies HandlersOf<typeof messagesOperations>;
