import { DrizzleQueryError } from 'drizzle-orm';
import { type ClubFileTexts, en } from '#server/club-files/texts/en.ts';
import { databaseFailureOf } from '#server/db/databaseFailure.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';

/** Explains to the user why a command failed. In each of these cases nothing was written. */
export function databaseSentence(error: unknown, { command }: ClubFileTexts = en): string {
  const failure = databaseFailureOf(error);
  if (failure === 'busy') return 'Somebody is buying what this is about: nothing was written. Try again.';
  if (failure === 'unreachable') return `The database doesn't answer: ${messageOf(error)}`;
  const cause = error instanceof DrizzleQueryError ? fieldsOf(error.cause) : fieldsOf(error);
  if (cause.code === '23505')
    return `Two of them would have the same name on the way (${cause.constraint}): nothing was written. Where two change names, give one of them a third name first.`;
  if (cause.code === 'ENOENT') return command.noSuchFile(String(cause.path));
  if (cause.code === 'EISDIR') return command.isFolder;
  if (error instanceof DrizzleQueryError)
    return `This is a fault of Clubpoort, not of your file: nothing was written. Report it with this line: ${messageOf(error)}`;
  return messageOf(error);
}

function messageOf(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
