import { describe, expect, it } from 'vitest';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import { createChecksUnderWay } from '#form-engine/src/store/checks/checksUnderWay.ts';
import { createFormStore } from '#form-engine/src/store/createFormStore.ts';
import { editAnswer } from '#form-engine/src/store/editAnswer.ts';
import { currentAnswers } from '#form-engine/src/store/formStore.ts';
import { giveBack, takeOver } from '#form-engine/src/store/takeOver.ts';

const text = (qid: number, more = {}) => ({ qid, nid: 0, type: 'text', question: `Vraag ${qid}`, ...more });
const form = compileForm([
  { title: '', fields: [text(1), text(2, { last_answer: 'eigen' }), text(3), text(4), text(5)] },
]);

describe('takeOver', () => {
  it('fills answers that are empty and were never edited, and giveBack restores them', () => {
    const store = createFormStore(form);
    editAnswer(store, '3_0', '');
    const taken = takeOver(store, { '1_0': 'a', '2_0': 'b', '3_0': 'c', '4_0': 'd', '9_0': 'z' });
    expect([...taken.keys()]).toEqual(['1_0', '4_0']);
    expect(currentAnswers(store)).toMatchObject({ '1_0': 'a', '2_0': 'eigen', '3_0': '', '4_0': 'd' });
    editAnswer(store, '4_0', 'zelf');
    giveBack(store, taken);
    expect(currentAnswers(store)).toEqual({ '2_0': 'eigen', '3_0': '', '4_0': 'zelf' });
  });

  it('never fills a sensitive question, and names the source of an answer until it is edited', () => {
    const fields = [text(1), text(2, { sensitive: 1 })];
    const store = createFormStore(compileForm([{ title: '', fields }]));
    takeOver(store, { '1_0': 'a', '2_0': 'astma' }, 'Zoals bij Finn');
    expect(currentAnswers(store)).toEqual({ '1_0': 'a' });
    expect(store.fields.get('1_0')?.getState().source).toBe('Zoals bij Finn');
    editAnswer(store, '1_0', 'b');
    expect(store.fields.get('1_0')?.getState().source).toBeUndefined();
  });
});

describe('createChecksUnderWay', () => {
  it('settles when the last check has ended', async () => {
    const checks = createChecksUnderWay();
    await checks.settled();
    checks.tell('1_0', true);
    checks.tell('2_0', true);
    let isSettled = false;
    const settled = checks.settled().then(() => {
      isSettled = true;
    });
    checks.tell('1_0', false);
    await Promise.resolve();
    expect(isSettled).toBe(false);
    expect(checks.isUnderWay()).toBe(true);
    checks.tell('2_0', false);
    await settled;
    expect(checks.isUnderWay()).toBe(false);
  });
});
