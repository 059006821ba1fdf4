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
  /** The people for the audience `people`; empty for any other. */
  readonly members: ClubMessage['members'];
  readonly newsletter: boolean;
}

export const emptyMessage: MessageContent = {
  ...{ title: '', body: [], audience: 'courses', courses: [], members: [], newsletter: false },
};

/** Audiences, in the order in which they are offered. People are chosen on their own page. */
export const audiences = ['courses', 'everybody', 'waiting', 'unpaid', 'absent', 'teachers'] as const;

/** Whether a message can be sent, or what is missing first. */
export function missingOf({ title, body, audience, courses, members }: MessageContent) {
  if (audience === 'people' && members.length === 0) return 'member';
  if (audience === 'courses' && courses.length === 0) return 'course';
  if (title.trim() === '') return 'title';
  return body.length === 0 ? 'text' : undefined;
}
