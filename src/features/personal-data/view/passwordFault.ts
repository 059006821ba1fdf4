import { refusalOf } from '#src/api/apiFailure.ts';

/** The server's message about the password; undefined for any other failure. */
export function passwordFault(error: Error | null): string | undefined {
  return refusalOf(error)?.problems.find(({ key }) => key === 'password')?.message;
}
