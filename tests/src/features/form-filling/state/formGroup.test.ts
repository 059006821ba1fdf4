import { describe, expect, test } from 'vitest';
import { createFormGroup, nextPerson } from '#src/features/form-filling/state/formGroup.ts';
import { formProblems } from '#src/features/form-filling/view/saveOutcome.ts';

const payload = { qids: { '12_0': 'Ja' }, newsletter: {}, communicationStatus: {}, club: 1 };

/** A fake form. `submit` gives its payload to the group, or tells the group that the form is invalid; so does `prepare`. */
function fakeForm(group: ReturnType<typeof createFormGroup>, uid: number) {
  const form = {
    isValid: true,
    outcome: undefined as unknown,
    getAnswers: () => ({ '12_0': `van ${uid}` }),
    async submit() {
      if (form.isValid) form.outcome = await group.onSubmit(uid, payload);
      else group.onInvalid(uid);
    },
    async prepare() {
      if (form.isValid) return { payload, finish };
      group.onInvalid(uid);
      return undefined;
    },
  };
  const finish = (outcome: unknown) => {
    form.outcome = outcome;
  };
  group.attach(uid, form);
  return form;
}

describe('createFormGroup', () => {
  test('sends the form of one person at once, and returns the outcome', async () => {
    const sent: number[][] = [];
    const group = createFormGroup([3], async (payloads) => {
      sent.push([...payloads.keys()]);
      return { kind: 'done' };
    });
    const form = fakeForm(group, 3);
    await form.submit();
    expect(sent).toEqual([[3]]);
    expect(form.outcome).toEqual({ problems: [] });
  });

  test('moves to the next person after a complete form, and sends all forms together once', async () => {
    const sent: number[][] = [];
    const group = createFormGroup([3, 4], async (payloads) => {
      sent.push([...payloads.keys()].sort());
      return { kind: 'done' };
    });
    const [first, second] = [fakeForm(group, 3), fakeForm(group, 4)];
    await first.submit();
    expect(first.outcome).toBe('unsent');
    expect(group.store.getState()).toMatchObject({
      current: 4,
      states: { 3: 'complete', 4: 'todo' },
      moves: 1,
    });
    await second.submit();
    expect(sent).toEqual([[3, 4]]);
    expect([first.outcome, second.outcome]).toEqual([{ problems: [] }, { problems: [] }]);
    expect(group.answersOf(3)).toEqual({ '12_0': 'van 3' });
  });

  test('opens the review after the last complete form, and sends from there', async () => {
    const sent: number[][] = [];
    const group = createFormGroup(
      [3, 4],
      async (payloads) => {
        sent.push([...payloads.keys()]);
        return { kind: 'done' };
      },
      { hasReview: true },
    );
    const [first, second] = [fakeForm(group, 3), fakeForm(group, 4)];
    await first.submit();
    await second.submit();
    expect(group.store.getState()).toMatchObject({ reviewedBy: 4, moves: 2 });
    expect(second.outcome).toBe('unsent');
    expect(sent).toEqual([]);
    await second.submit();
    expect(sent).toEqual([[3, 4]]);
  });

  test('leaves the review for the form of a person who changes an answer, and returns to it', async () => {
    const group = createFormGroup([3, 4], async () => ({ kind: 'done' }), { hasReview: true });
    const [first, second] = [fakeForm(group, 3), fakeForm(group, 4)];
    await first.submit();
    await second.submit();
    group.select(3);
    group.onChange(3);
    expect(group.store.getState()).toMatchObject({ current: 3, reviewedBy: undefined });
    await first.submit();
    expect(group.store.getState()).toMatchObject({ reviewedBy: 3 });
  });

  test('leaves the review for a form that is no longer valid', async () => {
    const group = createFormGroup([3, 4], async () => ({ kind: 'done' }), { hasReview: true });
    const [first, second] = [fakeForm(group, 3), fakeForm(group, 4)];
    await first.submit();
    await second.submit();
    first.isValid = false;
    await second.submit();
    expect(group.store.getState()).toMatchObject({ current: 3, reviewedBy: undefined });
  });

  test('sends nothing while one form is invalid, and shows that form', async () => {
    const group = createFormGroup([3, 4], async () => {
      throw new Error('nothing may be sent');
    });
    const [first, second] = [fakeForm(group, 3), fakeForm(group, 4)];
    await first.submit();
    first.isValid = false;
    await second.submit();
    expect(second.outcome).toBe('unsent');
    expect(group.store.getState()).toMatchObject({ current: 3, states: { 3: 'wrong', 4: 'complete' } });
  });

  test('gives each problem to the form of its person', async () => {
    const [problem] = formProblems([{ uid: 3, key: '12_0', path: [], message: 'Neen' }]);
    if (!problem) throw new Error('no problem');
    const group = createFormGroup([3, 4], async () => ({
      kind: 'problems',
      problems: new Map([[3, [problem]]]),
    }));
    const [first, second] = [fakeForm(group, 3), fakeForm(group, 4)];
    await first.submit();
    await second.submit();
    expect(first.outcome).toEqual({ problems: [problem] });
    expect(second.outcome).toBe('unsent');
    expect(group.store.getState().current).toBe(3);
  });

  test('marks a complete form as open again after an edit', async () => {
    const group = createFormGroup([3, 4], async () => ({ kind: 'done' }));
    await fakeForm(group, 3).submit();
    group.onChange(3);
    expect(group.store.getState().states[3]).toBe('todo');
    expect(nextPerson(4, group.store.getState().states, [3, 4])).toBe(3);
  });
});
