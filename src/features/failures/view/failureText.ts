import { failureOf } from '#src/api/apiFailure.ts';
import { failuresTexts as texts } from '#src/texts/nl/failures.ts';

/** What went wrong, in words for the person: the server's own where it refused. */
export function failureText(error: unknown): string {
  const failure = failureOf(error);
  if (!failure) return texts.unknown;
  return failure.kind === 'refused' ? (failure.errors[0] ?? texts.refused) : texts[failure.kind];
}
