import { describe, expect, it } from 'vitest';
import { afterEdit, historyOf, redone, undone } from '#form-engine/src/questions/controls/editHistory.ts';

const typed = ['4', '47', '470'].reduce(
  (history, text) => afterEdit(history, text, 'insertText'),
  historyOf(''),
);

describe('editHistory', () => {
  it('undoes and redoes consecutive typing as one step', () => {
    expect(undone(typed).now).toBe('');
    expect(redone(undone(typed)).now).toBe('470');
  });

  it('makes separate steps of typing, deleting and pasting', () => {
    const deleted = afterEdit(typed, '47', 'deleteContentBackward');
    const pasted = afterEdit(afterEdit(deleted, '471', 'insertFromPaste'), '472', 'insertFromPaste');
    expect(undone(pasted).now).toBe('471');
    expect(undone(undone(pasted)).now).toBe('47');
    expect(undone(undone(undone(pasted))).now).toBe('470');
    expect(undone(undone(undone(undone(pasted)))).now).toBe('');
  });

  it('starts a new step after an undo, and discards the steps to redo', () => {
    const onward = afterEdit(undone(typed), '9', 'insertText');
    expect(redone(onward)).toBe(onward);
    expect(undone(onward).now).toBe('');
  });

  it('returns the same history when there is nothing to undo or redo', () => {
    const fresh = historyOf('');
    expect(undone(fresh)).toBe(fresh);
    expect(redone(fresh)).toBe(fresh);
  });
});
