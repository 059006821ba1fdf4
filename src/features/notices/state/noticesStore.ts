import { createStore } from 'zustand/vanilla';
import type { Tone } from '#src/components/feedback/tone.ts';
import { systemClock } from '#src/platform/clock.ts';

export interface NoticeContent {
  tone: Tone;
  title?: string;
  message: string;
}

export interface ShownNotice extends NoticeContent {
  id: number;
  /** Milliseconds since 1970. */
  timestamp: number;
}

interface NoticesState {
  shown: readonly ShownNotice[];
  /** Those of this visit, the last one last: what went by after five seconds can still be read. */
  log: readonly ShownNotice[];
  lastId: number;
  /** Waits for the next screen. */
  coming: NoticeContent | undefined;
}

const logged = 20;

export const noticesStore = createStore<NoticesState>(() => ({
  shown: [],
  log: [],
  lastId: 0,
  coming: undefined,
}));

/** Shows a notice for five seconds. One that is shown already starts again instead of standing there twice. */
export function showNotice(content: NoticeContent): void {
  const notice = logNotice(content);
  noticesStore.setState(({ shown }) => ({
    shown: [...shown.filter((one) => !saysTheSame(one, content)), notice],
  }));
}

/** Keeps what is said elsewhere on the page. */
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

/** For who says something and leaves: it is shown where they arrive, and not taken away with the screen that is left. */
export function showNoticeOnNextScreen(content: NoticeContent): void {
  noticesStore.setState({ coming: content });
}

/** Another screen opens: what was said on the last one goes, what was kept for this one comes. */
export function clearNotices(): void {
  const { coming } = noticesStore.getState();
  noticesStore.setState({ shown: [], coming: undefined });
  if (coming) showNotice(coming);
}

/** Another person may come to sit here: what was said is forgotten. */
export function forgetNotices(): void {
  noticesStore.setState({ shown: [], log: [], coming: undefined });
}

function saysTheSame(one: NoticeContent, other: NoticeContent): boolean {
  return one.tone === other.tone && one.title === other.title && one.message === other.message;
}
