import { createStore } from 'zustand/vanilla';
import type { Tone } from '#src/components/feedback/tone.ts';
import { systemClock } from '#src/platform/loading/clock.ts';

export interface NoticeContent {
  tone: Tone;
  title?: string;
  message: string;
  /** A link below the message. */
  link?: { readonly to: string; readonly label: string };
}

export interface ShownNotice extends NoticeContent {
  id: number;
  /** Milliseconds since 1970. */
  timestamp: number;
}

interface NoticesState {
  shown: readonly ShownNotice[];
  /** The notices of this visit, latest last. Notices that have disappeared can be read here. */
  log: readonly ShownNotice[];
  lastId: number;
  /** Shown when the next screen opens. */
  coming: NoticeContent | undefined;
}

const logged = 20;

export const noticesStore = createStore<NoticesState>(() => ({
  shown: [],
  log: [],
  lastId: 0,
  coming: undefined,
}));

/** Shows a notice for five seconds. An identical notice restarts instead of appearing twice. */
export function showNotice(content: NoticeContent): void {
  const notice = logNotice(content);
  noticesStore.setState(({ shown }) => ({
    shown: [...shown.filter((one) => !saysTheSame(one, content)), notice],
  }));
}

/** Adds a message that is shown elsewhere on the page to the log only. */
export function logNotice(content: NoticeContent): ShownNotice {
  const { log, lastId } = noticesStore.getState();
  const notice = { ...content, id: lastId + 1, timestamp: systemClock.now() };
  const others = log.filter((one) => !saysTheSame(one, content));
  noticesStore.setState({ log: [...others, notice].slice(-logged), lastId: notice.id });
  return notice;
}

export function dismissNotice(id: number): void {
  noticesStore.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }));
}

/** Shows a notice on the next screen, for code that navigates away right after it. */
export function showNoticeOnNextScreen(content: NoticeContent): void {
  noticesStore.setState({ coming: content });
}

/** Called when another screen opens: removes the shown notices and shows the one kept for this screen. */
export function clearNotices(): void {
  const { coming } = noticesStore.getState();
  noticesStore.setState({ shown: [], coming: undefined });
  if (coming) showNotice(coming);
}

/** Forgets all notices at logout, because another person may use this device next. */
export function forgetNotices(): void {
  noticesStore.setState({ shown: [], log: [], coming: undefined });
}

function saysTheSame(one: NoticeContent, other: NoticeContent): boolean {
  return one.tone === other.tone && one.title === other.title && one.message === other.message;
}
