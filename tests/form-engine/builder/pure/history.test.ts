import { describe, expect, it } from 'vitest';
import { type History, redo, startHistory, undo, withChange } from '#form-engine/src/builder/headless.ts';

const titled = (title: string) => [{ title, fields: [] }];
const write = (history: History, title: string, key?: string) =>
  withChange(history, { sections: titled(title), places: [[0]], name: 'title', ...(key && { key }) });
const titleOf = ({ now }: History) => now.sections[0]?.title;

describe('the history of a form', () => {
  const typed = ['Z', 'Zo', 'Zom'].reduce(
    (history, title) => write(history, title, 'title 0'),
    startHistory(titled('')),
  );

  it('takes the letters of one title back together', () => {
    expect(titleOf(typed)).toBe('Zom');
    expect(titleOf(undo(typed))).toBe('');
    expect(titleOf(redo(undo(typed)))).toBe('Zom');
    expect(typed.done.map(({ name }) => name)).toEqual(['title']);
  });

  it('takes changes of two fields back apart', () => {
    const both = write(typed, 'Zomer', 'title 1');
    expect(titleOf(undo(both))).toBe('Zom');
  });

  it('gives the selection back', () => {
    const first = withChange(startHistory([]), { sections: titled('A'), places: [[0]], name: 'add' });
    expect(undo(first).now.places).toEqual([]);
    expect(redo(undo(first)).now.places).toEqual([[0]]);
  });

  it('forgets what was undone at the next change, and nothing at a selection', () => {
    const back = undo(typed);
    expect(write(back, 'Kamp').undone).toEqual([]);
    const selected = withChange(typed, { sections: typed.now.sections, places: [[0]], name: 'select' });
    expect(selected.done).toHaveLength(1);
  });

  it('stays as it is where nothing is left to take back', () => {
    const history = startHistory([]);
    expect([undo(history), redo(history)]).toEqual([history, history]);
  });

  it('keeps the last 500 changes', () => {
    let history = startHistory(titled(''));
    for (let number = 0; number < 600; number += 1) history = write(history, String(number));
    expect(history.done).toHaveLength(500);
  });
});
