import { readJson } from '../platform/storage/readJson.ts';
import { ApiFailure } from './apiFailure.ts';
import { recordFeedback } from './feedback.ts';
import { readRefusal } from './readRefusal.ts';

/**
 * Reads the answer in the body of a response.
 * @throws {ApiFailure} when the body is no valid answer, or a refusal.
 */
export function readAnswer(status: number, body: string): object {
  const answer = readJsonObject(body);
  recordFeedback(answer);
  if (status >= 500)
    throw new ApiFailure({ kind: 'server', status, errors: readRefusal(status, answer ?? {})?.errors ?? [] });
  if (!answer) throw new ApiFailure({ kind: 'malformed' });
  const refused = readRefusal(status, answer);
  if (refused) throw new ApiFailure(refused);
  return answer;
}

function readJsonObject(body: string): object | undefined {
  const value = readJson(body);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}
