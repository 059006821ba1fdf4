import { failureOf } from '#src/api/apiFailure.ts';
import { failuresTexts as texts } from '#src/texts/nl/failures.ts';

/** The message for a failed call. A refusal uses the server's own message. */
export function failureText(error: unknown): string {
  const failure = failureOf(error);
  if (!failure) return texts.unknown;
  return failure.kind === 'refused' ? (failure.errors[0] ?? texts.refused) : texts[failure.kind];
}
