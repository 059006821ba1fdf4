import { queryOptions, skipToken } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseCommunication, parseCommunications } from '#src/api/entities/club/communication.ts';

/** `viewer`: the uid of the logged-in user, whose family the answer is about; undefined before the login. */
export function communicationsQuery(viewer: number | undefined) {
  return queryOptions({
    queryKey: ['communications', viewer],
    queryFn:
      viewer === undefined
        ? skipToken
        : async ({ signal }) => parseCommunications((await get('get_communications', {}, { signal })).result),
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
    queryFn: async ({ signal }) =>
      parseCommunication((await get('get_communication', place, { signal })).result),
  });
}
