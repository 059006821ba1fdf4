import { describe, expect, it } from 'vitest';
import { decodeAnswers, encodeAnswers } from '#form-engine/src/headless.ts';
import { formOf, type WireFields } from '../../support/ask.ts';
import { codes, groupOf, people, problemsOf } from './groups.ts';

describe('conditions of a row', () => {
  const bus = { qid: 'bus', type: 'checkbox', question: 'Bus' };
  const stop = { qid: 'stop', type: 'text', question: 'Halte', required: 1 };
  const when = (visible_when: object) => ({ ...stop, visible_when });
  const sent = (fields: readonly WireFields[], values: WireFields) => {
    const form = formOf(fields);
    expect(form.diagnostics).toEqual([]);
    return encodeAnswers(form, decodeAnswers(form, values).answers);
  };

  it('look in the row first', () => {
    const fields = [bus, groupOf([bus, when({ qid: 'bus', equals: '1' })])];
    const rows = [{ bus_0: '1', stop_0: 'Kerk' }, { stop_0: 'Markt' }];
    expect(sent(fields, { bus_0: '0', q1_0: rows })).toEqual({
      bus_0: '0',
      q1_0: [{ bus_0: '1', stop_0: 'Kerk' }, { bus_0: '0' }],
    });
  });

  it('look outside the group then: in its course, and in the general questions', () => {
    const ofCourse = groupOf([when({ qid: 'bus', equals: '1' })], { nid: 12 });
    const rows = [{ stop_0: 'Kerk' }];
    expect(sent([bus, ofCourse], { bus_0: '1', q1_12: rows }).q1_12).toEqual(rows);
    expect(sent([bus, ofCourse], { bus_0: '0', q1_12: rows }).q1_12).toEqual([{}]);
    const both = [bus, { ...bus, nid: 12 }, ofCourse];
    expect(sent(both, { bus_0: '1', bus_12: '0', q2_12: rows }).q2_12).toEqual([{}]);
  });

  it('look outside a group in a group, and treat a question that is not asked as unanswered', () => {
    const inner = groupOf(
      [
        when({
          all: [
            { qid: 'bus', equals: '1' },
            { qid: 'far', equals: '1' },
          ],
        }),
      ],
      { qid: 'inner', question: 'Binnen' },
    );
    const far = { qid: 'far', type: 'checkbox', question: 'Ver' };
    const fields = [bus, groupOf([far, inner])];
    const rows = [
      { far_0: '1', inner_0: [{ stop_0: 'Kerk' }] },
      { far_0: '0', inner_0: [{ stop_0: 'Kerk' }] },
    ];
    expect(sent(fields, { bus_0: '1', q1_0: rows }).q1_0).toEqual([
      { far_0: '1', inner_0: [{ stop_0: 'Kerk' }] },
      { far_0: '0', inner_0: [{}] },
    ]);
    const hidden = [
      { ...bus, visible_when: { qid: 'never', equals: 'x' } },
      groupOf([far, inner]),
      { qid: 'never', type: 'text' },
    ];
    expect(sent(hidden, { bus_0: '1', q1_0: rows }).q1_0).toEqual([
      { far_0: '1', inner_0: [{}] },
      { far_0: '0', inner_0: [{}] },
    ]);
  });

  it('look in the innermost row first, where the rows around it look outside for the same name', () => {
    const inner = groupOf([bus, when({ qid: 'bus', equals: '1' })], { qid: 'inner', question: 'Binnen' });
    const place = { ...when({ qid: 'bus', equals: '1' }), qid: 'place', required: 0 };
    const rows = [{ place_0: 'Gent', inner_0: [{ bus_0: '1', stop_0: 'Kerk' }] }];
    expect(sent([bus, groupOf([place, inner])], { bus_0: '0', q1_0: rows }).q1_0).toEqual([
      { inner_0: [{ bus_0: '1', stop_0: 'Kerk' }] },
    ]);
  });

  it('decide about required answers and options too', () => {
    const size = {
      qid: 'size',
      type: 'radio',
      question: 'Maat',
      options: ['S', { value: 'M', visible_when: { qid: 'bus', equals: '1' } }],
      required_when: { qid: 'bus', equals: '1' },
    };
    expect(problemsOf([bus, groupOf([size])], { bus_0: '1', q1_0: [{}, { size_0: 'M' }] })).toEqual([
      '0/size_0 Rij 1 – Maat: Selecteer een optie',
    ]);
    expect(problemsOf([bus, groupOf([size])], { bus_0: '0', q1_0: [{}, { size_0: 'M' }] })).toEqual([
      '1/size_0 Rij 2 – Maat: Dit is geen geldige waarde voor dit veld.',
    ]);
  });

  it('may be on whether a group has rows, but never on an answer inside one', () => {
    const outside = { qid: 'why', type: 'text', visible_when: { qid: 'q0', filled: true } };
    expect(sent([people(), outside], { q0_0: [{ fname_0: 'Noor' }], why_0: 'x' })).toHaveProperty(
      'why_0',
      'x',
    );
    expect(sent([people(), outside], { q0_0: [], why_0: 'x' })).not.toHaveProperty('why_0');
    expect(codes([people(), { ...outside, visible_when: { qid: 'fname', filled: true } }])).toEqual([
      'condition-target /0/fields/1',
    ]);
  });
});
