import { describe, expect, test } from 'vitest';
import { createAttempts } from '#src/features/form-filling/state/attempts.ts';
import { draftsPort } from '#src/features/form-filling/state/draftsPort.ts';
import { createFormGroup, nextPerson } from '#src/features/form-filling/state/formGroup.ts';
import { answersToTake, canTakeOver } from '#src/features/form-filling/view/answersToTake.ts';
import { changedQuestions } from '#src/features/form-filling/view/changedQuestions.ts';
import { draftKey } from '#src/features/form-filling/view/draftKey.ts';
import { formProblems } from '#src/features/form-filling/view/formProblems.ts';
import { compileSections } from '#src/features/form-filling/view/useFormToFill.ts';
import { textStorage } from '#src/platform/storage.ts';

const payload = { qids: { '12_0': 'Ja' }, newsletter: {}, communicationStatus: {}, club: 1 };

/** A fake form. On submit it offers its payload to the group, or reports a refusal when it is invalid. */
function fakeForm(group: ReturnType<typeof createFormGroup>, uid: number) {
  const form = {
    isRight: true,
    outcome: undefined as unknown,
    getAnswers: () => ({ '12_0': `van ${uid}` }),
    async submit() {
      if (form.isRight) form.outcome = await group.offer(uid, payload);
      else group.refused(uid);
    },
  };
  group.hold(uid, form);
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

  test('sends nothing while one form is invalid, and shows that form', async () => {
    const group = createFormGroup([3, 4], async () => {
      throw new Error('nothing may be sent');
    });
    const [first, second] = [fakeForm(group, 3), fakeForm(group, 4)];
    await first.submit();
    first.isRight = false;
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
    group.edited(3);
    expect(group.store.getState().states[3]).toBe('todo');
    expect(nextPerson(4, group.store.getState().states, [3, 4])).toBe(3);
  });
});

describe('createAttempts', () => {
  const storage = () =>
    textStorage(() => {
      throw new Error('denied');
    });

  test('keeps the key for an equal payload, and makes another for a different one', () => {
    const texts = storage();
    const key = createAttempts(texts).keyFor('form', { a: 1 });
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(createAttempts(texts).keyFor('form', { a: 1 })).toBe(key);
    expect(createAttempts(texts).keyFor('form', { a: 2 })).not.toBe(key);
  });
  test('makes a new key after `forget`, and ignores a stored key of another format', () => {
    const texts = storage();
    const attempts = createAttempts(texts);
    const key = attempts.keyFor('form', 1);
    attempts.forget('form');
    expect(attempts.keyFor('form', 1)).not.toBe(key);
    texts.write('attempt.form', '{"key":"x","mark":"y"}');
    expect(attempts.keyFor('form', 1)).toHaveLength(36);
  });
});

const sections = [
  {
    title: 'Wie ben je?',
    fields: [
      { qid: 1, nid: 0, type: 'text', question: 'Voornaam', default_key: 'fname' },
      { qid: 2, nid: 0, type: 'text', question: 'Wie bellen we?', required: 1 },
      { qid: 3, nid: 0, type: 'file', question: 'Foto' },
      { qid: 4, nid: 0, type: 'checkbox', question: 'Ik kom op tijd' },
      { qid: 5, nid: 7, type: 'text', question: 'Van de cursus' },
      {
        qid: 6,
        nid: 0,
        type: 'text',
        question: 'Rijksregisternummer',
        default_key: 'national_insurance_number',
      },
    ],
  },
];

describe('answersToTake', () => {
  test('takes general answers, but no personal data, files, promises or answers about a course', () => {
    const answers = {
      '1_0': 'Noor',
      '2_0': 'Tom',
      '3_0': ['a'],
      '4_0': true,
      '5_7': 'x',
      '6_0': '17073003384',
    };
    expect(answersToTake(compileSections(sections), answers)).toEqual({ '2_0': 'Tom' });
  });
  test('is offered only when an answer is missing', () => {
    expect(canTakeOver(compileSections(sections))).toBe(true);
    const [{ title, fields }] = sections as [(typeof sections)[0]]; // it has one section
    const filled = [{ title, fields: fields.map((field) => ({ ...field, answer: 'x' })) }];
    expect(canTakeOver(compileSections(filled))).toBe(false);
  });
});

test('changedQuestions names new and changed questions, whatever the answers are', () => {
  const [{ title, fields }] = sections as [(typeof sections)[0]]; // it has one section
  const after = [
    {
      title,
      fields: [
        ...fields.map((field) =>
          field.qid === 2 ? { ...field, required: 0 } : { ...field, last_answer: 'x' },
        ),
        { qid: 9, nid: 0, type: 'text', question: 'Nieuw' },
      ],
    },
  ];
  expect(changedQuestions(sections, after)).toEqual(['Wie bellen we?', 'Nieuw']);
  expect(changedQuestions(sections, sections)).toEqual([]);
});

test('draftKey differs for each login, person, club, course and form', () => {
  const of = { login: 1, uid: 2, club: 3, about: [20, 10] };
  expect(draftKey(of)).toBe('1-2-3-10.20');
  expect(draftKey({ ...of, about: [10, 20] })).toBe(draftKey(of));
  const others = [
    { ...of, login: 9 },
    { ...of, uid: 9 },
    { ...of, club: 9 },
    { ...of, about: [9] },
  ];
  const visitor = { ...of, login: undefined, uid: undefined, about: 'form-contact' };
  expect(new Set([of, ...others, visitor].map(draftKey)).size).toBe(6);
});

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
  test('saves nothing and removes the draft once its key is no longer allowed', async () => {
    let isErased = false;
    const drafts = draftsPort(denied(), (key) => !(isErased && key === 'profile.8.8'));
    await drafts.save('profile.8.8', { '12_0': 'Ja' }, signal);
    isErased = true;
    await drafts.remove('profile.8.8', signal);
    await drafts.save('profile.8.8', { '12_0': 'Neen' }, signal);
    expect(await drafts.load('profile.8.8', signal)).toBeUndefined();
    await drafts.save('1-8', { '12_0': 'Ja' }, signal);
    expect(await drafts.load('1-8', signal)).toEqual({ '12_0': 'Ja' });
  });
  test.each(['', '{', 'null', '7'])('has no draft when the stored text is %j', async (text) => {
    const storage = denied();
    storage.write('draft.1-8', text);
    expect(await draftsPort(storage).load('1-8', signal)).toBeUndefined();
  });
});

test('formProblems turns problems of the server into errors of the form', () => {
  expect(formProblems([{ uid: 8, key: '12_0', path: ['street'], message: 'Vul dit veld in' }])).toEqual([
    {
      key: '12_0',
      path: ['street'],
      message: 'Vul dit veld in',
      label: '',
      rule: 'context',
      severity: 'error',
    },
  ]);
});
