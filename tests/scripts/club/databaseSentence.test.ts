import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databaseSentence } from '#scripts/club/databaseSentence.ts';

function failed(code: string, message: string) {
  return new DrizzleQueryError('insert …', [], Object.assign(new Error(message), { code }));
}

describe('databaseSentence', () => {
  it.each([
    [failed('08P01', 'bind message has 41732 parameter formats'), /^This is a fault of Clubpoort.*41732/],
    [failed('42703', 'column "x" does not exist'), /^This is a fault of Clubpoort.*"x"/],
    [failed('57P01', 'terminating connection'), /^The database doesn't answer: /],
    [failed('55P03', 'lock timeout'), /^Somebody is buying/],
    [new Error('The club has no form with the url "geen".'), /^The club has no form/],
  ])('tells %s as what it is', (error, sentence) => {
    expect(databaseSentence(error)).toMatch(sentence);
  });
});
