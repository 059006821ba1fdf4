import { describe, expect, it } from 'vitest';
import { partnerProblems } from '#rules/couplePartner.ts';
import cases from '../cases/registration/couplePartner.json' with { type: 'json' };

const jo = { fname: 'Jo', lname: 'Maes', mail: 'jo@example.org' };
const ownMails = ['ouder@example.org', 'tweede@example.org'];

describe('partnerProblems', () => {
  it.each(cases)('$name', ({ partner, expected }) => {
    expect(partnerProblems({ ...jo, ...partner }, ownMails)).toEqual(expected);
  });
});
