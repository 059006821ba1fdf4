/** Navigation state that says for which enrolment a visitor logs in. The login and the new account show it. */
export interface LoginPurpose {
  enrolment: {
    /** The title of the course. */
    course: string;
    /** The first name of the child; '' when the visitor hasn't typed one. */
    name: string;
  };
}

/** Reads the purpose from the navigation state; undefined for a login without one. */
export function loginPurpose(state: unknown): LoginPurpose | undefined {
  if (typeof state !== 'object' || state === null || !('enrolment' in state)) return undefined;
  const { enrolment } = state;
  if (typeof enrolment !== 'object' || enrolment === null) return undefined;
  if (!('course' in enrolment && 'name' in enrolment)) return undefined;
  const { course, name } = enrolment;
  return typeof course === 'string' && typeof name === 'string' ? { enrolment: { course, name } } : undefined;
}
