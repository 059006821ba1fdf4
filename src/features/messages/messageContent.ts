import type { ClubMessage } from '#src/api/entities/club/clubMessage.ts';

/** The blocks of a message as it is written. */
export type MessageBlocks = ClubMessage['body'];

/** What a manager writes: the text, and for whom. */
export interface MessageContent {
  readonly title: string;
  readonly body: MessageBlocks;
  readonly audience: ClubMessage['audience'];
  /** Nids of courses. */
  readonly courses: readonly number[];
  readonly newsletter: boolean;
}

export const emptyMessage: MessageContent = {
  ...{ title: '', body: [], audience: 'courses', courses: [], newsletter: false },
};

/** Audiences, in the order in which they are offered. */
export const audiences = ['courses', 'everybody', 'waiting', 'unpaid', 'absent', 'teachers'] as const;

/** Whether a message can be sent, or what is missing first. */
export function missingOf({ title, body, audience, courses }: MessageContent) {
  if (audience === 'courses' && courses.length === 0) return 'course';
  if (title.trim() === '') return 'title';
  return body.length === 0 ? 'text' : undefined;
}
