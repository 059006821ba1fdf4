import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { post } from '#src/api/call.ts';
import type { CommunicationPlace } from './communicationsQuery.ts';

/** Marks a message as read once. After a failure the message stays unread and is marked the next time it is opened. */
export function useMarkAsRead(place: CommunicationPlace, isUnread: boolean): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (opened: CommunicationPlace) => post('read_communication', opened),
    onSuccess: () =>
      Promise.all(
        [['communications'], ['communication'], ['dashboard']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const said = useRef(false);
  const { club, message } = place;
  useEffect(() => {
    if (!isUnread || said.current) return;
    said.current = true;
    mutate({ club, message });
  }, [isUnread, club, message, mutate]);
}
