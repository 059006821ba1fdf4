import { describe, expect, it, vi } from 'vitest';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import { createFormStore } from '#form-engine/src/store/createFormStore.ts';
import { editAnswer } from '#form-engine/src/store/editAnswer.ts';
import { currentAnswers, fieldOf } from '#form-engine/src/store/formStore.ts';
import { refuse } from '#form-engine/src/store/refuse.ts';
import { copyFormState, resetForm, restoreAnswers } from '#form-engine/src/store/resetForm.ts';
import { giveBack, takeOver } from '#form-engine/src/store/takeOver.ts';

const field = (qid: string, type: string, more = {}) => ({ qid, nid: 0, type, question: qid, ...more });
const sum = (...refs: string[]) => ({ expression: { sum: refs.map((ref) => ({ ref })) } });
const form = compileForm([
  {
    title: '',
    fields: [
      field('one', 'number'),
      field('two', 'number', { visible_when: { qid: 'lunch', equals: '1' } }),
      field('lunch', 'checkbox'),
      field('name', 'text'),
      field('total', 'computed', { config: sum('one', 'two') }),
      field('twice', 'computed', { config: sum('total', 'total') }),
      field('why', 'text', { visible_when: { qid: 'twice', gte: 10 } }),
    ],
  },
]);
const shown = (store: ReturnType<typeof createFormStore>) => {
  const { total_0, twice_0 } = currentAnswers(store);
  return [total_0, twice_0];
};

describe('computed fields', () => {
  it('follow every edit, also one that only decides whether a reference counts', () => {
    const store = createFormStore(form, { two_0: '5' });
    expect(shown(store)).toEqual(['0', '0']);
    editAnswer(store, 'one_0', '2');
    expect(shown(store)).toEqual(['2', '4']);
    editAnswer(store, 'lunch_0', true);
    expect(shown(store)).toEqual(['7', '14']);
    editAnswer(store, 'two_0', undefined);
    expect(shown(store)).toEqual(['2', '4']);
  });

  it('decide what is visible at once', () => {
    const store = createFormStore(form);
    const isAsked = () => store.shell.getState().visible.has('why_0');
    expect(isAsked()).toBe(false);
    editAnswer(store, 'one_0', '5');
    expect(isAsked()).toBe(true);
    editAnswer(store, 'one_0', '4');
    expect(isAsked()).toBe(false);
  });

  it('tell nobody while their value stays', () => {
    const store = createFormStore(form);
    const heard = vi.fn();
    fieldOf(store, 'total_0')?.subscribe(heard);
    editAnswer(store, 'name_0', 'Noor');
    editAnswer(store, 'two_0', '5');
    expect(heard).not.toHaveBeenCalled();
    editAnswer(store, 'one_0', '1');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('cannot be set by initial answers, a draft, another person’s answers or an edit', () => {
    const foreign = { total_0: '99', one_0: '1' };
    const store = createFormStore(form, foreign);
    expect(shown(store)).toEqual(['1', '2']);
    resetForm(store);
    expect(shown(store)).toEqual(['1', '2']);
    const empty = createFormStore(form);
    restoreAnswers(empty, foreign, new Set(['twice_0']));
    expect(shown(empty)).toEqual(['1', '2']);
    editAnswer(empty, 'total_0', '50');
    expect(shown(empty)).toEqual(['1', '2']);
    const other = createFormStore(form);
    const taken = takeOver(other, foreign);
    expect([...taken.keys()]).toEqual(['one_0']);
    expect(shown(other)).toEqual(['1', '2']);
    giveBack(other, taken);
    expect(shown(other)).toEqual(['0', '0']);
  });

  it('follow a reset, and answers that another form takes along', () => {
    const store = createFormStore(form);
    editAnswer(store, 'one_0', '3');
    const next = createFormStore(
      compileForm([{ title: '', fields: [...form.questions.values()].map(({ wire }) => wire) }]),
    );
    copyFormState(store, next);
    expect(shown(next)).toEqual(['3', '6']);
    resetForm(store);
    expect(shown(store)).toEqual(['0', '0']);
  });

  it('forget the refusal of a server when their value changes', () => {
    const store = createFormStore(form);
    const problem = {
      key: 'total_0',
      path: [],
      label: 'total',
      rule: 'computed',
      message: 'Anders',
      severity: 'error',
    } as const;
    refuse(store, [problem], 'server');
    expect(fieldOf(store, 'total_0')?.getState().problems).toHaveLength(1);
    editAnswer(store, 'one_0', '3');
    expect(fieldOf(store, 'total_0')?.getState().problems).toEqual([]);
    expect(store.shell.getState().refused).toEqual([]);
  });
});
