/** The owner and the subject of a draft. */
export interface DraftOf {
  /** The uid of the logged-in user; undefined for a visitor. */
  readonly login: number | undefined;
  /** The person it is filled in for; undefined when nobody is known. */
  readonly uid: number | undefined;
  /** The club's nid. */
  readonly club: number;
  /** The tariffs to register for, or the form's url. */
  readonly about: readonly number[] | string;
}

/** The storage key of a draft. Another login, person or course never sees the draft. */
export function draftKey({ login, uid, club, about }: DraftOf): string {
  return [login ?? 'visitor', uid ?? 'nobody', club, draftSubject(about)].join('-');
}

/** The subject of a draft, as one word. */
export function draftSubject(about: DraftOf['about']): string {
  return typeof about === 'string' ? about : [...about].sort((a, b) => a - b).join('.');
}
