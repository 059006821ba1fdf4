import { refusalOf } from '#src/api/apiFailure.ts';

/** What the server has to say of the password itself; undefined where something else went wrong. */
export function passwordFault(error: Error | null): string | undefined {
  return refusalOf(error)?.problems.find(({ key }) => key === 'password')?.message;
}
