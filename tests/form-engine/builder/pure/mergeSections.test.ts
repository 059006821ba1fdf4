import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allQuestions, mergeSections } from '#form-engine/src/builder/headless.ts';
import type { WireQuestion, WireSection } from '#form-engine/src/sections/wireSection.ts';
import { runs } from '#tests/setup/runs.ts';
import { arbitraryChange, arbitraryDraft, type Change } from '../arbitraryDraft.ts';

const ask = (qid: string, question = `Vraag ${qid}`): WireQuestion => ({ qid, type: 'text', question });
const part = (title: string, ...fields: WireQuestion[]): WireSection => ({ title, fields });
const base = [part('Een', ask('a'), ask('b')), part('Twee', ask('c'))];

const changedBy = (sections: readonly WireSection[], changes: readonly Change[]) =>
  changes.reduce((form, change) => {
    const made = change(form);
    return 'refused' in made ? form : made.sections;
  }, sections);
const qidsOf = (sections: readonly WireSection[]) =>
  sections.flatMap(({ fields }) => fields.map(({ qid, nid }) => (nid ? `${qid}_${nid}` : String(qid))));

describe('mergeSections', () => {
  it('takes the changes of both where they changed different questions', () => {
    const mine = [part('Een', ask('a', 'Anders'), ask('b'), ask('mijn')), part('Twee', ask('c'))];
    const theirs = [part('Een', ask('a'), ask('hun')), part('Twee', ask('c', 'Ook anders'))];
    expect(mergeSections({ base, mine, theirs })).toEqual({
      sections: [
        part('Een', ask('a', 'Anders'), ask('mijn'), ask('hun')),
        part('Twee', ask('c', 'Ook anders')),
      ],
      conflicts: [],
    });
  });

  it('asks about a question that both changed, and takes what is chosen', () => {
    const mine = [part('Een', ask('a', 'Mijn'), ask('b')), part('Twee', ask('c'))];
    const theirs = [part('Een', ask('a', 'Hun'), ask('b')), part('Twee', ask('c', 'Anders'))];
    const merged = mergeSections({ base, mine, theirs });
    expect(merged.conflicts).toEqual([
      { key: 'question a_0', base: ask('a'), mine: ask('a', 'Mijn'), theirs: ask('a', 'Hun') },
    ]);
    expect(merged.sections[0]?.fields[0]).toEqual(ask('a', 'Mijn'));
    const chosen = mergeSections({ base, mine, theirs }, { 'question a_0': 'theirs' });
    expect(chosen.sections[0]?.fields[0]).toEqual(ask('a', 'Hun'));
  });

  it('keeps a question that one removed and the other changed, until it is chosen otherwise', () => {
    const mine = [part('Een', ask('b')), part('Twee', ask('c', 'Mijn'))];
    const theirs = [part('Een', ask('a', 'Hun'), ask('b')), part('Twee', ask('c'))];
    const merged = mergeSections({ base, mine, theirs });
    expect(merged.conflicts.map(({ key }) => key)).toEqual(['question a_0']);
    expect(qidsOf(merged.sections)).toEqual(['a', 'b', 'c']);
    expect(qidsOf(mergeSections({ base, mine, theirs }, { 'question a_0': 'mine' }).sections)).toEqual([
      'b',
      'c',
    ]);
  });

  it('knows a section that was renamed by its questions', () => {
    const mine = [part('Eerste', ask('a'), ask('b')), part('Twee', ask('c'))];
    const theirs = [part('Een', ask('a'), ask('b'), ask('hun')), part('Twee', ask('c'))];
    expect(mergeSections({ base, mine, theirs }).sections).toEqual([
      part('Eerste', ask('a'), ask('b'), ask('hun')),
      part('Twee', ask('c')),
    ]);
  });

  it('tells sections of one title apart', () => {
    const mine = [...base, part('Een', ask('mijn'))];
    const theirs = [...base, part('Drie', ask('hun'))];
    expect(mergeSections({ base, mine, theirs }).sections).toEqual([
      ...base,
      part('Een', ask('mijn')),
      part('Drie', ask('hun')),
    ]);
  });

  it('moves a question that one moved, with the changes of the other', () => {
    const mine = [part('Een', ask('b')), part('Twee', ask('a'), ask('c'))];
    const theirs = [part('Een', ask('a', 'Hun'), ask('b')), part('Twee', ask('c'))];
    expect(mergeSections({ base, mine, theirs }).sections).toEqual([
      part('Een', ask('b')),
      part('Twee', ask('a', 'Hun'), ask('c')),
    ]);
  });

  it('gives the changed form where only one was changed', () => {
    fc.assert(
      fc.property(arbitraryDraft, fc.array(arbitraryChange, { maxLength: 4 }), (draft, changes) => {
        const changed = changedBy(draft, changes);
        expect(mergeSections({ base: draft, mine: changed, theirs: draft }).sections).toEqual(changed);
        expect(mergeSections({ base: draft, mine: draft, theirs: changed }).sections).toEqual(changed);
        expect(mergeSections({ base: draft, mine: changed, theirs: changed }).conflicts).toEqual([]);
      }),
      runs(150),
    );
  });

  it('loses no question, and doubles none', () => {
    const changes = fc.array(arbitraryChange, { maxLength: 4 });
    fc.assert(
      fc.property(arbitraryDraft, changes, changes, (draft, my, their) => {
        const [mine, theirs] = [changedBy(draft, my), changedBy(draft, their)];
        const { sections } = mergeSections({ base: draft, mine, theirs });
        const merged = qidsOf(sections);
        const [was, one, other] = [draft, mine, theirs].map((form) => new Set(qidsOf(form)));
        const isKept = (qid: string) => {
          if (was?.has(qid)) return one?.has(qid) && other?.has(qid);
          return one?.has(qid) || other?.has(qid);
        };
        const all = new Set([...qidsOf(mine), ...qidsOf(theirs)]);
        expect([...all].filter((qid) => isKept(qid) && !merged.includes(qid))).toEqual([]);
        // A form with a doubled question keeps it, and says so.
        if ([mine, theirs].every((form) => new Set(qidsOf(form)).size === qidsOf(form).length))
          expect(merged).toHaveLength(new Set(merged).size);
      }),
      runs(150),
    );
  });

  it('takes a whole question of one side or of the other', () => {
    const changes = fc.array(arbitraryChange, { maxLength: 4 });
    fc.assert(
      fc.property(arbitraryDraft, changes, changes, (draft, my, their) => {
        const versions = { base: draft, mine: changedBy(draft, my), theirs: changedBy(draft, their) };
        const { sections } = mergeSections(versions);
        const known = [...versions.mine, ...versions.theirs].flatMap(({ fields }) => fields);
        for (const { place, question } of allQuestions(sections))
          if (place.length === 2) expect(known).toContainEqual(question);
      }),
      runs(150),
    );
  });
});
