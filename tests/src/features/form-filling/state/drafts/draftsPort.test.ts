import { describe, expect, test } from 'vitest';
import { draftsPort } from '#src/features/form-filling/state/drafts/draftsPort.ts';
import { textStorage } from '#src/platform/storage/storage.ts';

describe('draftsPort', () => {
  const { signal } = new AbortController();
  const denied = () =>
    textStorage(() => {
      throw new Error('denied');
    });

  test('loads a saved draft, and nothing after it is removed', async () => {
    const drafts = draftsPort(denied());
    await drafts.save('1-8', { '12_0': 'Ja' }, signal);
    expect(await drafts.load('1-8', signal)).toEqual({ '12_0': 'Ja' });
    expect(await drafts.load('1-9', signal)).toBeUndefined();
    await drafts.remove('1-8', signal);
    expect(await drafts.load('1-8', signal)).toBeUndefined();
  });
  test('saves nothing and removes the draft once none may be kept', async () => {
    let isErased = false;
    const drafts = draftsPort(denied(), () => !isErased);
    await drafts.save('profile.8.8', { '12_0': 'Ja' }, signal);
    isErased = true;
    await drafts.remove('profile.8.8', signal);
    await drafts.save('profile.8.8', { '12_0': 'Neen' }, signal);
    expect(await drafts.load('profile.8.8', signal)).toBeUndefined();
  });
  test.each(['', '{', 'null', '7'])('has no draft when the stored text is %j', async (text) => {
    const storage = denied();
    storage.write('draft.1-8', text);
    expect(await draftsPort(storage).load('1-8', signal)).toBeUndefined();
  });
});
