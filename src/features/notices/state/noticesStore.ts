import { createStore } from 'zustand/vanilla';
import type { Tone } from '../../../components/feedback/tone.ts';
import { systemClock } from '../../../platform/clock.ts';

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
  lastId: number;
}

export const noticesStore = createStore<NoticesState>(() => ({ shown: [], lastId: 0 }));

/** Shows a notice for five seconds. One that is shown already starts again instead of standing there twice. */
export function showNotice(content: NoticeContent): void {
  noticesStore.setState(({ shown, lastId }) => {
    const id = lastId + 1;
    const others = shown.filter((notice) => !saysTheSame(notice, content));
    return { shown: [...others, { ...content, id, timestamp: systemClock.now() }], lastId: id };
  });
}

export function dismissNotice(id: number): void {
  noticesStore.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }));
}

export function clearNotices(): void {
  noticesStore.setState({ shown: [] });
}

function saysTheSame(one: NoticeContent, other: NoticeContent): boolean {
  return one.tone === other.tone && one.title === other.title && one.message === other.message;
}
