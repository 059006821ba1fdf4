import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allQuestions,
  duplicateParts,
  type Edit,
  insertParts,
  moveParts,
  type Place,
  partAt,
  questionAt,
  redo,
  referencesIn,
  removeParts,
  renameQuestion,
  startHistory,
  undo,
  withChange,
} from '#form-engine/src/builder/headless.ts';
import { compileForm } from '#form-engine/src/headless.ts';
import type { WireQuestion, WireSection } from '#form-engine/src/sections/wireSection.ts';
import { runs } from '#tests/setup/runs.ts';
import { arbitraryChange, arbitraryDraft } from '../arbitraryDraft.ts';

const text = (qid: string, more: Partial<WireQuestion> = {}): WireQuestion => ({
  qid,
  type: 'text',
  question: `Vraag ${qid}`,
  ...more,
});
const when = (qid: string) => ({ visible_when: { qid, filled: true } });

const kids = { qid: 'kids', type: 'group', question: 'Kinderen' };

/** Two sections: a, b (asked when a is), and kids with name and bus (asked when name is); c (asked when b is). */
const form: readonly WireSection[] = [
  {
    title: 'Een',
    fields: [text('a'), text('b', when('a')), { ...kids, fields: [text('name'), text('bus', when('name'))] }],
  },
  { title: 'Twee', fields: [text('c', when('b'))] },
];

/** The qids of a form, with what each refers to: `b<a`. */
function written(sections: readonly WireSection[]): string {
  const references = referencesIn(sections);
  return sections
    .map(({ fields }, index) => fields.map((field, at) => writtenQuestion(field, [index, at])).join(' '))
    .join(' | ');

  function writtenQuestion({ qid, fields }: WireQuestion, place: Place): string {
    const refers = references
      .filter(({ from }) => from.join() === place.join())
      .map(({ to }) => `<${to ? (partAt(sections, to) as WireQuestion).qid : '?'}`);
    const rows = fields && `(${fields.map((field, at) => writtenQuestion(field, [...place, at])).join(' ')})`;
    return `${qid}${refers.join('')}${rows ?? ''}`;
  }
}

function done(edit: Edit | { readonly refused: string }): Edit {
  if ('refused' in edit) throw new Error(edit.refused);
  return edit;
}

describe('a form in a builder', () => {
  it('is written in these tests as its qids', () => {
    expect(written(form)).toBe('a b<a kids(name bus<name) | c<b');
  });

  it.each<[string, Edit | { readonly refused: string }, string, readonly Place[]]>([
    [
      'a question is added where it was asked for',
      insertParts(form, { parent: [0], index: 1 }, [text('x')]),
      'a x b<a kids(name bus<name) | c<b',
      [[0, 1]],
    ],
    [
      'a question whose qid is taken gets another, by its label',
      insertParts(form, { parent: [1], index: 9 }, [text('a', { question: 'Wie haalt af?' })]),
      'a b<a kids(name bus<name) | c<b wie_haalt_af',
      [[1, 1]],
    ],
    [
      'questions are added that refer to each other, under other qids',
      insertParts(form, { parent: [1], index: 1 }, [text('a'), text('x', when('a'))]),
      'a b<a kids(name bus<name) | c<b vraag_a x<vraag_a',
      [
        [1, 1],
        [1, 2],
      ],
    ],
    [
      'a section is added',
      insertParts(form, { parent: [], index: 1 }, [{ title: 'Nieuw', fields: [text('x'), text('c')] }]),
      'a b<a kids(name bus<name) | x vraag_c | c<b',
      [[1]],
    ],
    [
      'a question moves up',
      moveParts(form, [[0, 1]], { parent: [0], index: 0 }),
      'b<a a kids(name bus<name) | c<b',
      [[0, 0]],
    ],
    [
      'a question moves down, to before the part that has the index now',
      moveParts(form, [[0, 0]], { parent: [0], index: 2 }),
      'b<a a kids(name bus<name) | c<b',
      [[0, 1]],
    ],
    [
      'several move together, in their order',
      moveParts(
        form,
        [
          [1, 0],
          [0, 0],
        ],
        { parent: [0], index: 3 },
      ),
      'b<a kids(name bus<name) a c<b | ',
      [
        [0, 2],
        [0, 3],
      ],
    ],
    [
      'a section moves',
      moveParts(form, [[1]], { parent: [], index: 0 }),
      'c<b | a b<a kids(name bus<name)',
      [[0]],
    ],
    [
      'a question moves into a group',
      moveParts(form, [[0, 1]], { parent: [0, 2], index: 1 }),
      'a kids(name b<a bus<name) | c<?',
      [[0, 1, 1]],
    ],
    [
      'a question leaves its group',
      moveParts(form, [[0, 2, 0]], { parent: [1], index: 0 }),
      'a b<a kids(bus<name) | name c<b',
      [[1, 0]],
    ],
    [
      'a question is copied behind itself, with a qid of its own',
      duplicateParts(form, [[0, 1]]),
      'a b<a vraag_b<a kids(name bus<name) | c<b',
      [[0, 2]],
    ],
    [
      'a section is copied, and its copies refer to each other',
      duplicateParts(form, [[0]]),
      'a b<a kids(name bus<name) | vraag_a vraag_b<vraag_a kinderen(name bus<name) | c<b',
      [[1]],
    ],
    [
      'several are copied, each behind itself',
      duplicateParts(form, [
        [0, 0],
        [0, 1],
      ]),
      'a vraag_a b<a vraag_b<a kids(name bus<name) | c<b',
      [
        [0, 1],
        [0, 3],
      ],
    ],
    [
      'a question is removed, and the next one is selected',
      removeParts(form, [[0, 0]]),
      'b<? kids(name bus<name) | c<b',
      [[0, 0]],
    ],
    [
      'the last question of a section is removed',
      removeParts(form, [[1, 0]]),
      'a b<a kids(name bus<name) | ',
      [[1]],
    ],
    ['a section and a question in it are removed once', removeParts(form, [[0, 1], [0]]), 'c<?', [[0]]],
    [
      'a question is renamed, and what refers to it follows',
      renameQuestion(form, [0, 0], 'z'),
      'z b<z kids(name bus<name) | c<b',
      [[0, 0]],
    ],
    [
      'a question of a row is renamed, and so are the references in the row',
      renameQuestion(form, [0, 2, 0], 'a'),
      'a b<a kids(a bus<a) | c<b',
      [[0, 2, 0]],
    ],
  ])('%s', (_what, edit, expected, places) => {
    expect(written(done(edit).sections)).toBe(expected);
    expect(done(edit).places).toEqual(places);
  });

  it.each<[string, object, string]>([
    ['a section in a section', moveParts(form, [[1]], { parent: [0], index: 0 }), 'wrong-level'],
    ['a question between sections', moveParts(form, [[0, 0]], { parent: [], index: 0 }), 'wrong-level'],
    ['a question in a question', moveParts(form, [[0, 0]], { parent: [0, 1], index: 0 }), 'wrong-level'],
    ['a group in itself', moveParts(form, [[0, 2]], { parent: [0, 2], index: 0 }), 'into-itself'],
    [
      'a qid in a row that hides one which the row asks after',
      renameQuestion(
        [{ title: 'S', fields: [text('a'), { ...kids, fields: [text('b'), text('c', when('a'))] }] }],
        [0, 1, 0],
        'a',
      ),
      'taken',
    ],
    [
      'a qid that a condition on a removed question still names',
      renameQuestion([{ title: 'S', fields: [text('b', when('gone'))] }], [0, 0], 'gone'),
      'awaited',
    ],
    [
      'a row that has a question with the name of one that the question asks after',
      moveParts(
        [{ title: 'S', fields: [text('a'), { ...kids, fields: [text('a')] }, text('b', when('a'))] }],
        [[0, 2]],
        { parent: [0, 1], index: 0 },
      ),
      'hidden',
    ],
    ['an empty qid', renameQuestion(form, [0, 0], ' '), 'empty'],
    ['a qid that is taken', renameQuestion(form, [0, 0], 'c'), 'taken'],
  ])('refuses %s', (_what, result, refused) => {
    expect(result).toEqual({ refused });
  });

  it('refuses groups four deep', () => {
    const deep = (levels: number): WireQuestion => ({
      qid: `g${levels}`,
      type: 'group',
      question: 'G',
      fields: [levels > 1 ? deep(levels - 1) : text('x')],
    });
    const sections = [{ title: 'S', fields: [deep(2)] }];
    expect(insertParts(sections, { parent: [0, 0, 0], index: 0 }, [deep(1)])).toHaveProperty('places');
    expect(insertParts(sections, { parent: [0, 0, 0], index: 0 }, [deep(2)])).toEqual({
      refused: 'too-deep',
    });
  });

  it('drops the course and the answer of a question that goes into a row', () => {
    const asked = text('x', { nid: 12, answer: 'ja' });
    const edit = done(insertParts(form, { parent: [0, 2], index: 0 }, [asked]));
    expect(partAt(edit.sections, [0, 2, 0])).toEqual(text('x'));
  });

  it('keeps a form without faults, and takes back all that was changed', () => {
    fc.assert(
      fc.property(arbitraryDraft, fc.array(arbitraryChange, { maxLength: 6 }), (sections, changes) => {
        expect(faultsOf(sections)).toEqual([]);
        let history = startHistory(sections);
        for (const change of changes) {
          const edit = change(history.now.sections);
          if (!('refused' in edit)) history = withChange(history, { ...edit, name: 'change' });
        }
        const { sections: last } = history.now;
        // A removed question leaves conditions that name nothing, which a builder warns of.
        expect(faultsOf(last).filter((code) => code !== 'condition-target')).toEqual([]);
        const back = history.done.reduce(undo, history);
        expect(back.now.sections).toBe(sections);
        expect(back.undone.reduce(redo, back).now.sections).toBe(last);
      }),
      runs(300),
    );
  });

  it('selects parts that are there, asks no question twice, and lets references follow', () => {
    fc.assert(
      fc.property(
        arbitraryDraft,
        fc.array(arbitraryChange, { minLength: 1, maxLength: 4 }),
        (sections, changes) => {
          let now = sections;
          for (const change of changes) {
            now = withHelps(now);
            const edit = change(now);
            if ('refused' in edit) continue;
            for (const place of edit.places) expect(partAt(edit.sections, place)).toBeDefined();
            const left = namedIn(edit.sections);
            const lost = [...namedIn(now)].filter((pair) => !left.has(pair));
            expect(lost.filter((pair) => !isOutOfReach(edit.sections, pair))).toEqual([]);
            now = edit.sections;
          }
          const asked = allQuestions(now).filter(({ place }) => place.length === 2);
          expect(new Set(asked.map(({ question }) => question.qid)).size).toBe(asked.length);
        },
      ),
      runs(300),
    );
  });
});

/** The form in which each question has another help text, by which it is known when its qid or its place changes. */
function withHelps(sections: readonly WireSection[]): readonly WireSection[] {
  let number = 0;
  const withHelp = (question: WireQuestion): WireQuestion => {
    number += 1;
    const { fields } = question;
    return { ...question, help: `Uitleg ${number}`, ...(fields && { fields: fields.map(withHelp) }) };
  };
  return sections.map((section) => ({ ...section, fields: section.fields.map(withHelp) }));
}

const helpAt = (sections: readonly WireSection[], place: Place) => questionAt(sections, place)?.help;

/** The references, by the help texts of the questions. */
function namedIn(sections: readonly WireSection[]): ReadonlySet<string> {
  const found = referencesIn(sections).filter(({ to }) => to !== undefined);
  return new Set(found.map(({ from, to }) => `${helpAt(sections, from)}<${to && helpAt(sections, to)}`));
}

/** Whether one of the two is removed, or what is asked after is in a row now, which nothing outside sees. */
function isOutOfReach(sections: readonly WireSection[], pair: string): boolean {
  const places = pair
    .split('<')
    .map((help) => allQuestions(sections).find((one) => one.question.help === help)?.place);
  return places.some((place) => place === undefined) || (places[1]?.length ?? 0) > 2;
}

/** The codes of what is wrong with a form, but for a group from which a person took all questions. */
function faultsOf(sections: readonly WireSection[]): readonly string[] {
  const isEmptyGroup = (path: string) => {
    const [section = 0, ...rest] = path
      .split('/')
      .filter((part) => /^\d+$/.test(part))
      .map(Number);
    const part = partAt(sections, [section, ...rest]);
    return part !== undefined && 'qid' in part && part.type === 'group' && part.fields?.length === 0;
  };
  return compileForm(sections, { today: '2026-11-29' })
    .diagnostics.filter(({ path }) => !isEmptyGroup(path))
    .map(({ code }) => code);
}
