import type { Candidate } from '#server/services/offer/finding/loadCandidates.ts';

/** A course on Monday that suits everybody from six on, with a free place. */
export function candidate(parts: Partial<Candidate> = {}): Candidate {
  return {
    nid: 1,
    title: 'Ballet débutant',
    place: 'Zaal 1',
    startsAt: Date.parse('2026-12-07T18:00:00Z') / 1000,
    isoWeekdays: [1],
    ageRestrictions: [6, 8],
    birthYears: null,
    termNids: [1, 5],
    hasPlace: true,
    ...parts,
  };
}
