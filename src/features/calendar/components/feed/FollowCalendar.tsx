import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatList } from '#rules/writtenList.ts';
import { formatDay } from '#rules/writtenTime.ts';
import { post } from '#src/api/call.ts';
import { parseCalendarFeed } from '#src/api/entities/agenda/calendar.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import layout from '#src/components/layout/layout.module.css';
import { failureText } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { calendarTexts } from '#src/texts/nl/calendar.ts';
import { noticeTitles } from '#src/texts/nl/notices.ts';
import { EndFeeds } from './EndFeeds.tsx';
import styles from './FollowCalendar.module.css';

/** Maximum number of addresses of an account: another one ends the oldest. */
const mostFeeds = 5;

/** Addresses that the family's own calendar programs follow, so that a moved lesson moves there too. */
export function FollowCalendar({ viewer }: { viewer: number | undefined }) {
  const { data: feed } = useQuery(calendarFeedQuery(viewer));
  // The address stays here alone: a later answer of the server no longer has it.
  const { mutate, isPending, data: made } = useRenewFeed(viewer);
  // A backend without feeds has the file above only.
  if (feed === undefined) return null;
  const address = made?.address ?? feed.address;
  const count = Math.max(feed.since.length, address === null ? 0 : 1);
  return (
    <section className={styles.follow} aria-labelledby="follow-calendar">
      <h2 id="follow-calendar">{calendarTexts.feed.title}</h2>
      <p>{calendarTexts.feed.intro}</p>
      {address !== null && <FeedAddress address={address} />}
      {address === null && count > 0 && <MadeBefore since={feed.since} />}
      {count > 0 && <p>{calendarTexts.feed.ends}</p>}
      <div className={layout.row1}>
        {address === null && (
          <Button icon="calendar" busy={isPending} onClick={() => mutate(true)}>
            {count === 0 ? calendarTexts.feed.make : calendarTexts.feed.another}
          </Button>
        )}
        {count > 0 && (
          <EndFeeds count={count} busy={isPending} onEnd={(onSuccess) => mutate(false, { onSuccess })} />
        )}
      </div>
    </section>
  );
}

function MadeBefore({ since }: { since: readonly number[] }) {
  const days = [...new Set(since.map(formatDay))];
  return (
    <>
      <p>{calendarTexts.feed.made(since.length, formatList(days))}</p>
      <p>
        {calendarTexts.feed.otherDevice} {since.length >= mostFeeds && calendarTexts.feed.full}
      </p>
    </>
  );
}

/** An address that was just made, and is shown this one time. */
function FeedAddress({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showNotice({ tone: 'success', message: calendarTexts.feed.copied }),
      // A frame in another website may not have clipboard access.
      () => showNotice({ tone: 'warning', message: calendarTexts.feed.copyFailed }),
    );
  return (
    <>
      <p className={styles.address}>
        <span>{calendarTexts.feed.address}</span>
        <code>{address}</code>
      </p>
      <p>
        <strong>{calendarTexts.feed.once}</strong> {calendarTexts.feed.secret}
      </p>
      <div className={layout.row1}>
        <a className={buttonClass({})} href={address.replace(/^https?:/, 'webcal:')}>
          <Icon name="calendar" />
          {calendarTexts.feed.open}
        </a>
        <Button icon="copy" onClick={() => void copy()}>
          {calendarTexts.feed.copy}
        </Button>
      </div>
    </>
  );
}

/** The addresses by which calendar programs follow the family. */
function calendarFeedQuery(viewer: number | undefined) {
  return queryOptions({
    queryKey: ['calendar-feed', viewer],
    queryFn: resultOf('get_calendar_feed', viewer === undefined ? undefined : {}, parseCalendarFeed),
    retry: false,
  });
}

/** Makes another address, which is given this one time, or ends all of them. */
function useRenewFeed(viewer: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: boolean) =>
      parseCalendarFeed((await post('renew_calendar_feed', { wanted })).result),
    onSuccess: (feed) => {
      const { queryKey } = calendarFeedQuery(viewer);
      const before = client.getQueryData(queryKey)?.since.length ?? 0;
      client.setQueryData(queryKey, { ...feed, address: null });
      showNotice({
        tone: 'success',
        message: feed.address === null ? calendarTexts.feed.ended(before) : calendarTexts.feed.renewed,
      });
    },
    onError: (error) =>
      showNotice({ tone: 'danger', title: noticeTitles.refused, message: failureText(error) }),
  });
}
