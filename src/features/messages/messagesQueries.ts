import { queryOptions } from '@tanstack/react-query';
import type { OperationRequest } from '#schemas/operations.ts';
import { post } from '#src/api/call.ts';
import {
  parseClubMessage,
  parseClubMessages,
  parseMessageChoices,
  parseMessageReaders,
  parseSavedMessage,
  parseSentMessage,
  parseTestMessage,
} from '#src/api/entities/club/clubMessage.ts';
import { resultOf } from '#src/api/resultOf.ts';
import type { MessageContent } from './messageContent.ts';

/** The messages of a club. Always refetched: a planned one may have left a moment ago. */
export function clubMessagesQuery(club: number) {
  return queryOptions({
    queryKey: ['management', club, 'messages'],
    queryFn: resultOf('get_club_messages', { club }, parseClubMessages),
    staleTime: 0,
  });
}

export function clubMessageQuery(club: number, messageId: number) {
  return queryOptions({
    queryKey: ['management', club, 'message', messageId],
    queryFn: resultOf('get_club_message', { club, messageId }, parseClubMessage),
    staleTime: 0,
  });
}

export function messageChoicesQuery(club: number) {
  return queryOptions({
    queryKey: ['management', club, 'message-choices'],
    queryFn: resultOf('get_message_choices', { club }, parseMessageChoices),
  });
}

type Asked = Pick<MessageContent, 'audience' | 'courses' | 'members' | 'newsletter'>;

/** The people and addresses of an audience; disabled while no course or person is chosen for it. */
export function messageReadersQuery(club: number, { audience, courses, members, newsletter }: Asked) {
  const wanted = {
    ...{ club, audience, newsletter },
    ...(courses.length > 0 && { courses: courses.join(',') }),
    ...(members.length > 0 && { members: members.map(({ uid }) => uid).join(',') }),
  };
  return queryOptions({
    queryKey: ['management', club, 'message-readers', wanted],
    queryFn: resultOf('count_message_readers', wanted, parseMessageReaders),
    enabled: (audience !== 'courses' || courses.length > 0) && (audience !== 'people' || members.length > 0),
    staleTime: 0,
  });
}

export async function saveMessage(request: OperationRequest<'save_club_message'>) {
  return parseSavedMessage((await post('save_club_message', request)).result);
}

export async function sendMessage(request: OperationRequest<'send_club_message'>, idempotencyKey: string) {
  return parseSentMessage((await post('send_club_message', request, { idempotencyKey })).result);
}

export async function testMessage(request: OperationRequest<'test_club_message'>, idempotencyKey: string) {
  return parseTestMessage((await post('test_club_message', request, { idempotencyKey })).result);
}
