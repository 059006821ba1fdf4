import { describe, expect, it } from 'vitest';
import cases from '../cases/nasty.json' with { type: 'json' };
import { ask } from './ask.ts';

describe('the engine on nasty input', () => {
  it.each(cases)('row $row: $name', ({ question, wire, options, expected }) => {
    const { sent, messages } = ask(question, wire, options);
    expect({ sent, messages }).toEqual(expected);
  });
});
