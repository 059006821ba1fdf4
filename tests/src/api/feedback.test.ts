import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { get } from '#src/api/call.ts';
import { feedbackStore } from '#src/api/feedback.ts';
import { answeringServer, answerJson } from './answeringServer.ts';

beforeEach(() => {
  vi.stubGlobal('document', {});
  feedbackStore.setState(feedbackStore.getInitialState(), true);
});

const sentence = 'Tumbling (Lidgeld) is volzet.';
const club = { url: 'arabesk' };

test.each([
  ['a list', [sentence], [sentence]],
  ['one sentence', sentence, [sentence]],
  ['blank', ['', ' '], []],
])('call stores feedback that is %s', async (_name, user_feedback, lines) => {
  await answeringServer((_request, response) => answerJson(response, 200, { result: { user_feedback } }));
  await get('get_club_by_url', club);
  expect(feedbackStore.getState().lines).toEqual(lines);
});

test.each([
  ['an answer', 200, '{"result":{}}'],
  ['a refusal', 404, '{"errors":["Deze club bestaat niet."]}'],
  ['a failure', 500, '<h1>Bad</h1>'],
])('call clears the feedback after %s without feedback', async (_name, status, body) => {
  feedbackStore.setState({ lines: [sentence] });
  await answeringServer((_request, response) => void response.writeHead(status).end(body));
  await get('get_club_by_url', club).catch((error: unknown) => expect(error).toBeInstanceOf(ApiFailure));
  expect(feedbackStore.getState().lines).toEqual([]);
});

test('call stores no feedback on a server, which would show it to the next visitor', async () => {
  vi.unstubAllGlobals();
  await answeringServer((_request, response) =>
    answerJson(response, 200, { result: { user_feedback: sentence } }),
  );
  await get('get_club_by_url', club);
  expect(feedbackStore.getState()).toEqual(feedbackStore.getInitialState());
});
