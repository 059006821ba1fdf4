/** Whose half-filled form of what it is. */
interface DraftOf {
  /** Who is logged in; undefined: a visitor. */
  readonly login: number | undefined;
  /** For whom it is filled in; undefined: nobody who is known. */
  readonly uid: number | undefined;
  /** The club's nid. */
  readonly club: number;
  /** What is registered for, or the form's url. */
  readonly about: readonly number[] | string;
}

/** Under which name a draft is kept: never seen by another login, another person or for another course. */
export function draftKey({ login, uid, club, about }: DraftOf): string {
  const subject = typeof about === 'string' ? about : [...about].sort((a, b) => a - b).join('.');
  return [login ?? 'visitor', uid ?? 'nobody', club, subject].join('-');
}
