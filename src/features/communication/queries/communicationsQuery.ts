import { queryOptions } from '@tanstack/react-query';
import { parseCommunication, parseCommunications } from '#src/api/entities/club/communication.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** `viewer`: the uid of the logged-in user, whose family the answer is about; undefined before the login. */
export function communicationsQuery(viewer: number | undefined) {
  return queryOptions({
    queryKey: ['communications', viewer],
    queryFn: resultOf('get_communications', viewer === undefined ? undefined : {}, parseCommunications),
  });
}

/** The address of a message: the url of its club and its own url. */
export interface CommunicationPlace {
  readonly club: string;
  readonly message: string;
}

export function communicationQuery({ viewer, ...place }: CommunicationPlace & { viewer: number }) {
  return queryOptions({
    queryKey: ['communication', viewer, place.club, place.message],
    queryFn: resultOf('get_communication', place, parseCommunication),
  });
}
