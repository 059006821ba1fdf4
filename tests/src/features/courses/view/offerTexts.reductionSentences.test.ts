import { describe, expect, it } from 'vitest';
import type { Reduction } from '#src/api/entities/club/club.ts';
import { reductionSentences } from '#src/features/courses/view/offerTexts.ts';

const none = { percentage: undefined, amount: undefined, courses: undefined };
const family: Reduction = { ...none, for: 'next-family-member', from: 2, percentage: 10 };
const third: Reduction = { ...family, from: 3, percentage: 15 };
const second: Reduction = { ...none, for: 'next-course', from: 2, amount: 2000, courses: ['ballet'] };
const cheapest = 'De korting gaat naar de goedkoopste inschrijving.';

describe('reductionSentences', () => {
  it('tells the reductions of a course in the order of the club', () => {
    expect(reductionSentences([family, third, second], { url: 'ballet', type: 'course' })).toEqual([
      'Vanaf het tweede gezinslid: 10\u00a0% korting.',
      'Vanaf het derde gezinslid: 15\u00a0% korting.',
      'Vanaf de tweede inschrijving van dezelfde persoon: €\u00a020,00 korting.',
      cheapest,
    ]);
  });

  it('leaves out what is for other courses', () => {
    expect(reductionSentences([second], { url: 'jazz', type: 'course' })).toEqual([]);
    expect(reductionSentences([family, second], { url: 'jazz', type: 'course' })).toHaveLength(2);
  });

  it('says on the page of the club what is for some courses only', () => {
    expect(reductionSentences([second], undefined)).toEqual([
      'Vanaf de tweede inschrijving van dezelfde persoon: €\u00a020,00 korting. Dit geldt voor een deel van het aanbod.',
      cheapest,
    ]);
  });

  it('says nothing of tickets, which get no reductions', () => {
    expect(reductionSentences([family, second], { url: 'ballet', type: 'ticket' })).toEqual([]);
  });

  it('says nothing without reductions', () => {
    expect(reductionSentences([], undefined)).toEqual([]);
  });
});
