import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { get, post } from '#src/api/call.ts';
import { parseCalendarFeed } from '#src/api/entities/agenda/calendar.ts';
import { calendarTexts } from '#src/texts/nl/calendar.ts';
import { noticeTitles } from '#src/texts/nl/notices.ts';
import { failureText } from '../../failures/index.ts';
import { showNotice } from '../../notices/index.ts';

const texts = calendarTexts.feed;

/** The addresses by which calendar programs follow the family. */
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

/** Makes another address, which is given this one time, or ends all of them. */
export function useRenewFeed(viewer: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: boolean) =>
      parseCalendarFeed((await post('renew_calendar_feed', { wanted })).result),
    onSuccess: (feed) => {
      const { queryKey } = calendarFeedQuery(viewer);
      const before = client.getQueryData(queryKey)?.since.length ?? 0;
      client.setQueryData(queryKey, { ...feed, address: null });
      showNotice({ tone: 'success', message: feed.address === null ? texts.ended(before) : texts.renewed });
    },
    onError: (error) =>
      showNotice({ tone: 'danger', title: noticeTitles.refused, message: failureText(error) }),
  });
}
