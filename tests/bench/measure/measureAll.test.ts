import { describe, expect, it } from 'vitest';
import { plannedForms } from '#bench/measure/measureAll.ts';
import { readOptions } from '#bench/options.ts';

const planOf = (...args: string[]) =>
  plannedForms(readOptions(args)).map(({ form, count }) => `${form.page} ${count}`);

describe('plannedForms', () => {
  it('measures all forms of a size right after each other', () => {
    expect(planOf('--only=plainInputs,jsonForms', '--counts=10,300')).toEqual([
      'plainInputs 10',
      'jsonForms 10',
      'plainInputs 300',
      'jsonForms 300',
    ]);
  });

  it('measures fifty rows beside one row, and beside as many questions without rows', () => {
    expect(planOf('--only=rows')).toEqual([
      'clubpoortRows 10',
      'clubpoortRows 500',
      'clubpoort 500',
      'plainInputs 500',
    ]);
  });
});
