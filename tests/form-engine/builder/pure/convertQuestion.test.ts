import { describe, expect, it } from 'vitest';
import { convertQuestion } from '#form-engine/src/builder/headless.ts';
import { compileForm } from '#form-engine/src/headless.ts';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';
import type { WireQuestion } from '#form-engine/src/sections/wireSection.ts';

const condition = { visible_when: { qid: 'elsewhere', filled: true }, required: 1 as const, help: 'Uitleg' };

describe('a question of another kind', () => {
  it.each<[string, Partial<WireQuestion>, object, Partial<WireQuestion>, readonly string[]]>([
    [
      'keeps its options as another choice',
      { type: 'radio', options: ['a', 'b'], config: { other: true } },
      { type: 'select_multiple' },
      { type: 'select_multiple', options: ['a', 'b'], config: { other: true } },
      [],
    ],
    [
      'leaves its options behind as a text',
      { type: 'radio', options: ['a', 'b'], config: { default: 'a' } },
      { type: 'text' },
      { type: 'text', config: { default: 'a' } },
      ['options'],
    ],
    [
      'keeps bounds that mean the same',
      { type: 'number', config: { min: 1, max: 5, default: 3 } },
      { type: 'decimal' },
      { type: 'decimal', config: { min: 1, max: 5, default: 3 } },
      [],
    ],
    [
      'leaves bounds behind that a day can not have',
      { type: 'number', config: { min: 1, max: 5 } },
      { type: 'date' },
      { type: 'date' },
      ['config.min', 'config.max'],
    ],
    [
      'keeps its length as a longer text',
      { type: 'text', placeholder: 'Noor', config: { max_length: 30 } },
      { type: 'textarea' },
      { type: 'textarea', placeholder: 'Noor', config: { max_length: 30 } },
      [],
    ],
    [
      'is no birthdate any more as a text',
      { type: 'text', default_key: 'birthdate', config: { min_age: 6 } },
      { type: 'text' },
      { type: 'text' },
      ['config.min_age'],
    ],
    [
      'leaves the questions of its rows behind',
      { type: 'group', fields: [{ qid: 'x', question: 'X' }], config: { repeat: { max: 3 } } },
      { type: 'text' },
      { type: 'text' },
      ['fields', 'config.repeat'],
    ],
  ])('%s', (_what, from, target, to, lost) => {
    const base = { qid: 'q', question: 'Vraag', ...condition };
    expect(convertQuestion({ ...base, ...from }, target)).toEqual({ question: { ...base, ...to }, lost });
  });

  const samples = Object.entries(kindSamples).filter(([kind]) => kind !== 'unknown');

  it.each(samples)('has no new fault, from %s to each other kind', (_kind, { example }) => {
    for (const [, { plain }] of samples) {
      const [{ type, default_key }] = plain;
      const target = { ...(type && { type }), ...(default_key && { default_key }) };
      const { question } = convertQuestion({ ...example, qid: 'q' }, target);
      expect(faults(question).length).toBeLessThanOrEqual(
        faults({ qid: 'q', question: 'Vraag', ...target }).length,
      );
    }
  });
});

function faults(question: WireQuestion) {
  return compileForm([{ title: 'S', fields: [question] }], { today: '2026-11-29' }).diagnostics;
}
