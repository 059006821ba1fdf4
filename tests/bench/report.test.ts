import { describe, expect, it } from 'vitest';
import { reportOf } from '#bench/report.ts';
import { nothing, resultsWith } from './support/resultsWith.ts';

describe('reportOf', () => {
  it('leaves out what was not measured', () => {
    expect(reportOf(nothing, '1')).not.toMatch(/NaN|undefined|^\|/m);
  });

  it('has each form in each table, and the reason of a missed goal once for all sizes', () => {
    const text = reportOf(resultsWith(2), '1');
    expect(text).not.toMatch(/undefined/);
    expect(text.match(/^\| SurveyJS 3 \|/gm)).toHaveLength(7);
    expect(text.match(/^- \*\*CPU per key, beside react-hook-form, uncontrolled\*\*/gm)).toHaveLength(1);
  });
});
