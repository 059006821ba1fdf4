import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { sendingState } from '#src/features/teacher/view/sendingState.ts';

const kept = { isOnline: true, sending: undefined, kept: 3, participants: 4 };
const failed = (failure: ApiFailure['failure']) => ({
  ...{ status: 'failed' as const, error: new ApiFailure(failure) },
});
const refused = (status: number, code?: 'conflict') =>
  failed({ kind: 'refused', status, errors: ['Neen.'], problems: [], ...(code && { code }) });

describe('sendingState', () => {
  it('is quiet while there is a connection and nothing has failed', () => {
    expect(sendingState(kept).kind).toBe('quiet');
    expect(sendingState({ ...kept, sending: { status: 'sending' } }).kind).toBe('quiet');
  });

  it('waits with the number of marks on this device while there is no connection', () => {
    expect(sendingState({ ...kept, isOnline: false })).toEqual({
      kind: 'waiting',
      text: expect.stringMatching(/^Geen internet\. 3 van 4 bewaard op dit toestel/),
    });
    expect(sendingState({ ...kept, isOnline: false, kept: 0 }).kind).toBe('quiet');
  });

  it.each(['offline', 'timeout'] as const)('waits for another attempt after %s', (kind) => {
    const state = sendingState({ ...kept, sending: failed({ kind }) });
    expect(state).toEqual({ kind: 'waiting', text: expect.stringContaining('3 van 4') });
  });

  it('waits for another attempt after a failure of the server', () => {
    expect(sendingState({ ...kept, sending: failed({ kind: 'server', status: 502, errors: [] }) }).kind).toBe(
      'waiting',
    );
  });

  it('asks for a decision after a conflict, and tells what any other refusal said', () => {
    expect(sendingState({ ...kept, sending: refused(409, 'conflict') })).toEqual({
      ...{ kind: 'refused', isConflict: true },
      text: 'Neen. Wat je aanduidde, staat er nog.',
    });
    expect(sendingState({ ...kept, sending: refused(403) })).toMatchObject({ isConflict: false });
  });

  it('shows a refusal also while there is no connection', () => {
    expect(sendingState({ ...kept, isOnline: false, sending: refused(403) }).kind).toBe('refused');
  });
});
