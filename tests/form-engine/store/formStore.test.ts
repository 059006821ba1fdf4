import { beforeAll, expect, test, vi } from 'vitest';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import { checkField, checkForm } from '#form-engine/src/store/checks/checkForm.ts';
import { createFormStore } from '#form-engine/src/store/createFormStore.ts';
import { editAnswer } from '#form-engine/src/store/editAnswer.ts';
import { agreementKey, currentAnswers } from '#form-engine/src/store/formStore.ts';
import { changeView } from '#form-engine/src/store/formView.ts';
import { clearRefusal, reachable, refuse } from '#form-engine/src/store/refuse.ts';
import { copyFormState, resetForm, restoreAnswers } from '#form-engine/src/store/resetForm.ts';
import { formValidator } from '#form-engine/src/validation/lateValidator.ts';

// A form loads its checks itself; here nobody draws one.
beforeAll(async () => void (await formValidator.load()));

const today = { today: '2026-11-20' };
const form = compileForm([
  {
    title: '',
    fields: [
      { qid: 'name', nid: 0, type: 'text', question: 'Naam', required: 1, answer: 'Noor' },
      { qid: 'phone', nid: 0, type: 'phone', question: 'Telefoon' },
      { qid: 'level', nid: 12, type: 'radio', question: 'Niveau', options: ['a', 'b'], required: 1 },
      {
        qid: 'why',
        nid: 12,
        type: 'text',
        question: 'Waarom b?',
        visible_when: { qid: 'level', nid: 12, equals: 'b' },
      },
      { qid: 'size', nid: 34, type: 'select', question: 'Maat', options: ['S'], required: 1 },
    ],
  },
]);
const problemsOf = (store: ReturnType<typeof createFormStore>, key: string) =>
  store.fields
    .get(key)
    ?.getState()
    .problems.map(({ message }) => message);

test('createFormStore starts with the stored answers at the general questions', () => {
  const store = createFormStore(form);
  expect(currentAnswers(store)).toEqual({ name_0: 'Noor' });
  expect([...store.shell.getState().visible]).toEqual(['name_0', 'phone_0']);
});

test('createFormStore starts at the first course when there are no general questions', () => {
  const ofOneCourse = compileForm([
    { title: '', fields: [{ qid: 'a', nid: 12, type: 'text', question: 'A' }] },
  ]);
  expect(createFormStore(ofOneCourse).shell.getState().view.course).toBe(12);
});

test('editAnswer notifies the subscribers of its own field only', () => {
  const store = createFormStore(form);
  const own = vi.fn();
  const other = vi.fn();
  store.fields.get('name_0')?.subscribe(own);
  store.fields.get('phone_0')?.subscribe(other);
  store.shell.subscribe(other);
  editAnswer(store, 'name_0', 'Lou');
  expect(own).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

test('editAnswer shows and hides the questions that depend on the answer', () => {
  const store = createFormStore(form);
  changeView(store, { course: 12 });
  editAnswer(store, 'level_12', 'b');
  expect(store.shell.getState().visible.has('why_12')).toBe(true);
  editAnswer(store, 'level_12', 'a');
  expect(store.shell.getState().visible.has('why_12')).toBe(false);
});

test('editAnswer ignores a key that is not in the form', () => {
  const store = createFormStore(form);
  editAnswer(store, '__proto__', 'x');
  expect(currentAnswers(store)).toEqual({ name_0: 'Noor' });
});

test('checkField validates again each time that the field loses the focus', () => {
  const store = createFormStore(form);
  editAnswer(store, 'phone_0', 'hello');
  checkField(store, 'phone_0', today);
  expect(problemsOf(store, 'phone_0')).toEqual(['Dit is geen geldig telefoonnummer']);
  editAnswer(store, 'phone_0', '0470 12 34 56');
  checkField(store, 'phone_0', today);
  expect(problemsOf(store, 'phone_0')).toEqual([]);
});

test('checkField keeps an error of the server until the field is edited', () => {
  const store = createFormStore(form);
  const [problem] = checkForm(createFormStore(form, {}), today, { agreement: false });
  expect(problem?.key).toBe('name_0');
  refuse(store, problem ? [problem] : [], 'server');
  checkField(store, 'name_0', today);
  expect(problemsOf(store, 'name_0')).toEqual(['Vul dit veld in']);
  editAnswer(store, 'name_0', 'Lou');
  checkField(store, 'name_0', today);
  expect(problemsOf(store, 'name_0')).toEqual([]);
});

test('checkForm validates every course, and the agreement when the form asks for one', () => {
  const store = createFormStore(form);
  expect(checkForm(store, today, { agreement: true }).map(({ key }) => key)).toEqual([
    'level_12',
    'size_34',
    agreementKey,
  ]);
  // The sentence beside the box, as it is shown: the list of errors names it.
  expect(checkForm(store, today, { agreement: true }).at(-1)?.label).toBe(
    'Ik ga akkoord met de voorwaarden van de club',
  );
  editAnswer(store, agreementKey, true);
  expect(checkForm(store, today, { agreement: true }).map(({ key }) => key)).toEqual(['level_12', 'size_34']);
});

test('refuse shows hidden fields, and opens the general questions when one of them is wrong', () => {
  const store = createFormStore(form, {});
  changeView(store, { course: 34, showEmpty: false });
  refuse(store, checkForm(store, today, { agreement: false }), 'browser');
  expect(store.shell.getState().view).toEqual({ course: 0, showEmpty: true });
  expect(store.shell.getState().refused[0]?.key).toBe('name_0');
});

test('refuse opens the first wrong course when the general questions are right, and stays when only the agreement is missing', () => {
  const store = createFormStore(form, { name_0: 'Noor', level_12: 'a' });
  refuse(store, checkForm(store, today, { agreement: true }), 'browser');
  expect(store.shell.getState().view.course).toBe(34);
  editAnswer(store, 'size_34', 'S');
  changeView(store, { course: 12 });
  refuse(store, checkForm(store, today, { agreement: true }), 'browser');
  expect(store.shell.getState().view.course).toBe(12);
  expect(store.shell.getState().refused.map(({ key }) => key)).toEqual([agreementKey]);
});

test('clearRefusal removes the problems from the summary and the fields', () => {
  const store = createFormStore(form, {});
  refuse(store, checkForm(store, today, { agreement: false }), 'browser');
  clearRefusal(store);
  expect(store.shell.getState().refused).toEqual([]);
  expect(problemsOf(store, 'name_0')).toEqual([]);
});

test('changeView without empty fields keeps a field that is cleared while another answer changes', () => {
  const store = createFormStore(form, { level_12: 'b', why_12: 'omdat' });
  changeView(store, { course: 12, showEmpty: false });
  editAnswer(store, 'why_12', '');
  editAnswer(store, 'level_12', 'b');
  expect(store.shell.getState().visible.has('why_12')).toBe(true);
  changeView(store, { showEmpty: false });
  expect(store.shell.getState().visible.has('why_12')).toBe(false);
});

test('restoreAnswers keeps edited answers, and removes answers that were cleared elsewhere', () => {
  const store = createFormStore(form);
  editAnswer(store, 'phone_0', '1');
  expect(restoreAnswers(store, { phone_0: '2', level_12: 'a' })).toBe(true);
  expect(currentAnswers(store)).toEqual({ name_0: 'Noor', phone_0: '1', level_12: 'a' });
  expect(restoreAnswers(store, { phone_0: '2' }, new Set(['phone_0', 'level_12']))).toBe(false);
  expect(restoreAnswers(store, {}, new Set(['name_0']))).toBe(true);
  expect(currentAnswers(store)).toEqual({ phone_0: '1', level_12: 'a' });
});

test('resetForm restores the answers with which the form was opened', () => {
  const store = createFormStore(form);
  editAnswer(store, 'name_0', '');
  refuse(store, checkForm(store, today, { agreement: false }), 'browser');
  resetForm(store);
  expect(currentAnswers(store)).toEqual({ name_0: 'Noor' });
  expect(store.shell.getState().refused).toEqual([]);
  expect(problemsOf(store, 'name_0')).toEqual([]);
});

test('refuse sorts the problems in the order of the form, with those of no field last', () => {
  const store = createFormStore(form, { level_12: 'a' });
  const problem = { path: [], label: '', rule: 'context', message: 'Neen', severity: 'error' } as const;
  const found = ['elsewhere_0', 'size_34', 'why_12', 'phone_0'].map((key) => ({ ...problem, key }));
  refuse(store, found, 'server');
  expect(store.shell.getState().refused.map(({ key, label }) => [key, label])).toEqual([
    ['phone_0', 'Telefoon'],
    ['why_12', 'Waarom b?'],
    ['size_34', 'Maat'],
    ['elsewhere_0', ''],
  ]);
  const keys = [...store.fields.keys(), agreementKey];
  expect(keys.filter((key) => reachable(store)({ key, path: [] }))).toEqual([
    'name_0',
    'phone_0',
    'level_12',
    'size_34',
    agreementKey,
  ]);
});

test('refuse does not open the course of a question that a condition hides', () => {
  const store = createFormStore(form, { level_12: 'a' });
  const problem = { path: [], label: '', rule: 'context', message: 'Neen', severity: 'error' } as const;
  refuse(store, [{ ...problem, key: 'why_12' }], 'server');
  expect(store.shell.getState().view.course).toBe(0);
});

test('copyFormState drops the problems of questions that the new form lacks, and keeps those of no question', () => {
  const before = createFormStore(form);
  const problem = { path: [], label: '', rule: 'context', message: '', severity: 'error' } as const;
  const kept = [
    { ...problem, key: 'name_0' },
    { ...problem, key: '' },
  ];
  refuse(before, [...kept, { ...problem, key: 'phone_0' }], 'server');
  const fields = [{ qid: 'name', nid: 0, type: 'text', question: 'Naam' }];
  const after = createFormStore(compileForm([{ title: '', fields }]));
  copyFormState(before, after);
  expect(after.shell.getState().refused.map(({ key }) => key)).toEqual(kept.map(({ key }) => key));
});

test('copyFormState keeps the edits, problems, agreement and visible course', () => {
  const before = createFormStore(form);
  editAnswer(before, 'name_0', 'Lou');
  editAnswer(before, agreementKey, true);
  refuse(before, checkForm(before, today, { agreement: false }), 'browser');
  changeView(before, { course: 34 });
  const after = createFormStore(form, { name_0: 'Noor', phone_0: '+32 470123456' });
  copyFormState(before, after);
  expect(currentAnswers(after)).toEqual({ name_0: 'Lou', phone_0: '+32 470123456' });
  expect(after.agreement.getState().answer).toBe(true);
  expect(problemsOf(after, 'size_34')).toEqual(['Selecteer een optie']);
  expect(after.shell.getState().refused.map(({ key }) => key)).toEqual(['level_12', 'size_34']);
  expect(after.shell.getState().view.course).toBe(34);
});

test('checkField validates another answer again that depends on the edited one', () => {
  const ofTwo = compileForm([
    {
      title: '',
      fields: [
        { qid: 'born', nid: 0, type: 'text', default_key: 'birthdate', question: 'Geboortedatum' },
        {
          qid: 'number',
          nid: 0,
          type: 'text',
          default_key: 'national_insurance_number',
          question: 'Rijksregisternummer',
        },
      ],
    },
  ]);
  const store = createFormStore(ofTwo);
  editAnswer(store, 'born_0', '1993-05-17');
  editAnswer(store, 'number_0', '93051822361');
  checkField(store, 'number_0', today);
  expect(problemsOf(store, 'number_0')).toHaveLength(1);
  refuse(store, checkForm(store, today, { agreement: false }), 'browser');
  editAnswer(store, 'born_0', '1993-05-18');
  checkField(store, 'born_0', today);
  expect(problemsOf(store, 'number_0')).toEqual([]);
  expect(store.shell.getState().refused).toEqual([]);
});

test('checkField keeps the problem with the files of another question after a submit', () => {
  const ofFiles = compileForm([
    {
      title: '',
      fields: [
        { qid: 'name', nid: 0, type: 'text', question: 'Naam' },
        { qid: 'paper', nid: 0, type: 'file', question: 'Attest', required: 1 },
      ],
    },
  ]);
  const store = createFormStore(ofFiles);
  const paper = { key: 'paper_0', path: [], label: '', rule: 'context', severity: 'error' } as const;
  refuse(store, [{ ...paper, message: 'Niet alle bestanden zijn toegevoegd.' }], 'browser');
  checkField(store, 'name_0', today);
  expect(problemsOf(store, 'paper_0')).toEqual(['Niet alle bestanden zijn toegevoegd.']);
  expect(store.shell.getState().refused.map(({ key }) => key)).toEqual(['paper_0']);
});
