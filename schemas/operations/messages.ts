import { Type } from 'typebox';
import {
  ClubMessage,
  ClubMessageSummary,
  MessageAudience,
  MessageBody,
  MessageChoices,
  MessageCourses,
  MessageMembers,
  MessageReaders,
  MessageRevision,
  MessageTitle,
} from '../entities/club/clubMessage.ts';
import { UploadedPicture } from '../entities/management/offerEditor.ts';
import { Mail } from '../entities/people/mail.ts';
import { envelope, operationsOf } from '../operation.ts';
import { skipping } from '../reading.ts';
import { Nid, NidList, UnixTime } from '../scalars.ts';

const ofClub = { club: Nid };
const ofMessage = { club: Nid, messageId: Nid };

export const messagesOperations = operationsOf('messages', {
  get_club_messages: {
    method: 'GET',
    access: 'user',
    task: 'messages',
    summary:
      'Lists the messages of a club for its managers: drafts, planned and sent ones, the latest first, 200 at most.',
    request: Type.Object(ofClub),
    response: envelope(skipping(Type.Array(ClubMessageSummary))),
  },
  get_club_message: {
    method: 'GET',
    access: 'user',
    task: 'messages',
    summary:
      'Returns a message of a club with its text, in how many families it was read, and who could not be reached by mail. For its managers only.',
    request: Type.Object(ofMessage),
    response: envelope(ClubMessage),
  },
  get_message_choices: {
    method: 'GET',
    access: 'user',
    task: 'messages',
    summary:
      'Returns the courses that a message of a club can be for, and the addresses for replies and tests. For its managers only.',
    request: Type.Object(ofClub),
    response: envelope(MessageChoices),
  },
  count_message_readers: {
    method: 'GET',
    access: 'user',
    task: 'messages',
    summary:
      'Counts the people and the addresses of an audience as it is now, and names who has no address. For managers of that club only.',
    request: Type.Object({
      ...ofClub,
      audience: MessageAudience,
      courses: Type.Optional({ ...NidList, description: 'Courses that narrow the audience' }),
      members: Type.Optional({
        ...NidList,
        description: 'The uids of the people, for the audience `people`',
      }),
      newsletter: Type.Optional(Type.Boolean()),
    }),
    response: envelope(MessageReaders),
  },
  save_club_message: {
    method: 'POST',
    access: 'user',
    task: 'messages',
    keepsPages: true,
    summary:
      'Keeps a draft of a message; without `messageId` a new one. Refused with `conflict` where another window saved a later `revision`, and with `not-available` once it is planned or sent.',
    request: Type.Object({
      ...ofClub,
      messageId: Type.Optional(Nid),
      revision: MessageRevision,
      title: MessageTitle,
      body: MessageBody,
      audience: MessageAudience,
      courses: MessageCourses,
      members: Type.Optional(MessageMembers),
      newsletter: Type.Boolean(),
    }),
    response: envelope(Type.Object({ id: Nid, revision: MessageRevision })),
  },
  remove_club_message: {
    method: 'POST',
    access: 'user',
    task: 'messages',
    keepsPages: true,
    summary: 'Removes a draft of a message. Refused with `not-available` once it is planned or sent.',
    request: Type.Object(ofMessage),
    response: envelope(Type.Null()),
  },
  upload_message_picture: {
    method: 'POST',
    access: 'user',
    task: 'messages',
    body: 'multipart',
    summary:
      'Stores a picture for a message of a club: a multipart form with `club` and one part `file` (8,388,608 bytes at most). It is encoded anew, which keeps its pixels only. Whoever knows its number sees it once the message is sent. One that no message or offer uses is removed after 14 days.',
    request: Type.Object({
      ...ofClub,
      /** Session token, for clients that can send it neither as a cookie nor as a bearer token. */
      auth: Type.Optional(Type.String({ maxLength: 512 })),
    }),
    response: envelope(UploadedPicture),
  },
  test_club_message: {
    method: 'POST',
    access: 'user',
    task: 'messages',
    idempotent: true,
    keepsPages: true,
    summary: 'Mails a message to the caller alone, as its readers would get it.',
    request: Type.Object(ofMessage),
    response: envelope(Type.Object({ to: Mail })),
  },
  send_club_message: {
    method: 'POST',
    access: 'user',
    task: 'messages',
    idempotent: true,
    summary:
      'Sends a message, or plans it with `at`: its readers are those of that moment. Each address gets it once. Refused with `conflict` where another window saved a later `revision`, and with `not-available` where it is sent already, or says nothing.',
    request: Type.Object({
      ...ofMessage,
      revision: MessageRevision,
      at: Type.Optional({ ...UnixTime, description: 'When the server sends it: in the coming year' }),
    }),
    response: envelope(
      Type.Object({
        people: MessageReaders.properties.people,
        addresses: MessageReaders.properties.addresses,
      }),
    ),
  },
  unplan_club_message: {
    method: 'POST',
    access: 'user',
    task: 'messages',
    keepsPages: true,
    summary:
      'Makes a planned message a draft again. Refused with `not-available` once it is sent. For every manager of that club.',
    request: Type.Object(ofMessage),
    response: envelope(Type.Null()),
  },
});
