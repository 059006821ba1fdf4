import { describe, expect, it } from 'vitest';
import { type CareLine, careLines } from '#rules/childcare/careLines.ts';
import { countedDays, judgeStay } from '#rules/childcare/judgeStay.ts';
import { maximumRate } from '#rules/childcare/maximumRate.ts';
import { paymentYear } from '#rules/childcare/paymentYear.ts';
import lineCases from '../../cases/belgium/childcare/careLines.json' with { type: 'json' };
import dayCases from '../../cases/belgium/childcare/countedDays.json' with { type: 'json' };
import stayCases from '../../cases/belgium/childcare/judgeStay.json' with { type: 'json' };
import maximumCases from '../../cases/belgium/childcare/maximumRate.json' with { type: 'json' };
import yearCases from '../../cases/belgium/childcare/paymentYear.json' with { type: 'json' };

/** The tables of cases of the tax certificate for childcare, for the server and for a browser. */
export function runChildcareCases(): void {
  describe('countedDays', () => {
    it.each(dayCases)('$name', ({ days, birthdate, hasSevereDisability = false, expected }) => {
      expect(countedDays({ days, birthdate, hasSevereDisability })).toEqual(expected);
    });
  });

  describe('paymentYear', () => {
    it.each(yearCases)('$name', ({ owed, payments, expected }) => {
      const paid = payments.map(([day, amount]) => ({ day: String(day), amountCents: Number(amount) }));
      expect(paymentYear(owed, paid)).toBe(expected);
    });
  });

  describe('judgeStay', () => {
    it.each(stayCases)(
      '$name',
      ({ planned, registered = planned, attended, paid, birthdate = '2018-01-01', expected }) => {
        const stay = { planned, registered, attended, paidCents: paid };
        const judged = judgeStay(stay, { birthdate, hasSevereDisability: false }, '2026-11-20');
        if (typeof judged === 'string') expect(judged).toBe(expected);
        else
          expect({
            days: judged.days.length,
            rate: judged.rateCents,
            amount: judged.amountCents,
          }).toEqual(expected);
      },
    );
  });

  describe('careLines', () => {
    it.each(lineCases)('$name', ({ stays, maximum, expected }) => {
      const judged = stays.map(({ days, rate, amount }) => ({ days, rateCents: rate, amountCents: amount }));
      const rows = ({ begin, end, days, rateCents, amountCents }: CareLine) => [
        ...[begin, end, days, rateCents, amountCents],
      ];
      expect(careLines(judged, maximum).map((lines) => lines.map(rows))).toEqual(expected);
    });
  });

  describe('maximumRate', () => {
    it.each(maximumCases)('$name', ({ year, ofClub, expected }) => {
      expect(maximumRate(year, ofClub) ?? null).toBe(expected);
    });
  });
}
