import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { get, post } from '#src/api/call.ts';
import { parseCalendarFeed } from '#src/api/entities/calendar.ts';
import { calendarTexts } from '#src/texts/nl/calendar.ts';
import { noticeTitles } from '#src/texts/nl/notices.ts';
import { failureText } from '../../failures/index.ts';
import { showNotice } from '../../notices/index.ts';

const texts = calendarTexts.feed;

/** The address by which calendar programs follow the family; null while there is none. */
export function calendarFeedQuery(viewer: number | undefined) {
  return queryOptions({
    queryKey: ['calendar-feed', viewer],
    queryFn:
      viewer === undefined
        ? skipToken
        : async ({ signal }) => parseCalendarFeed((await get('get_calendar_feed', {}, { signal })).result),
    retry: false,
  });
}

/** Makes a new address, or ends the present one. */
export function useRenewFeed(viewer: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: boolean) =>
      parseCalendarFeed((await post('renew_calendar_feed', { wanted })).result),
    onSuccess: (address) => {
      client.setQueryData(calendarFeedQuery(viewer).queryKey, address);
      showNotice({ tone: 'success', message: address === null ? texts.ended : texts.renewed });
    },
    onError: (error) =>
      showNotice({ tone: 'danger', title: noticeTitles.refused, message: failureText(error) }),
  });
}
