import { describe, expect, it } from 'vitest';
import { afterEdit, historyOf, redone, undone } from '#form-engine/src/questions/controls/editHistory.ts';

const typed = ['4', '47', '470'].reduce(
  (history, text) => afterEdit(history, text, 'insertText'),
  historyOf(''),
);

describe('a history of edits', () => {
  it('takes what is typed in one go back as one step, and forward again', () => {
    expect(undone(typed).now).toBe('');
    expect(redone(undone(typed)).now).toBe('470');
  });

  it('keeps typing, deleting and pasting apart', () => {
    const deleted = afterEdit(typed, '47', 'deleteContentBackward');
    const pasted = afterEdit(afterEdit(deleted, '471', 'insertFromPaste'), '472', 'insertFromPaste');
    expect(undone(pasted).now).toBe('471');
    expect(undone(undone(pasted)).now).toBe('47');
    expect(undone(undone(undone(pasted))).now).toBe('470');
    expect(undone(undone(undone(undone(pasted)))).now).toBe('');
  });

  it('begins a step after one that was taken back, and forgets what was forward of it', () => {
    const onward = afterEdit(undone(typed), '9', 'insertText');
    expect(redone(onward)).toBe(onward);
    expect(undone(onward).now).toBe('');
  });

  it('stays as it is where there is nothing before or after', () => {
    const fresh = historyOf('');
    expect(undone(fresh)).toBe(fresh);
    expect(redone(fresh)).toBe(fresh);
  });
});
